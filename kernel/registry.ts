import type { WidgetFiles } from './types.ts';

/** Written in by the build: widget name → five characters of its hash, then an index into SHARED_HASHES each. */
declare const WIDGETS: Readonly<Record<string, string>>;
/** Written in by the build: the hashes of the chunks that widgets share. */
declare const SHARED_HASHES: readonly string[];

/** The files of a registered widget; undefined for a name that is none. */
export function filesOf(name = ''): WidgetFiles | undefined {
  const code = WIDGETS[name];
  if (!code) return undefined;
  const shared = [...code.slice(5)].map(index => `chunk-${SHARED_HASHES[parseInt(index, 36)]}.js`);
  return [`${name}-${code.slice(0, 5)}.js`, ...shared];
}

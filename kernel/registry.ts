import type { WidgetFiles } from './types.ts';

/**
 * Written in by the build: ` {name} {code} {name} {code}…`. A code is the five characters of the file's hash, then an
 * index into SHARED_HASHES for each chunk that is requested beside it. One string costs less than an object of them.
 */
declare const WIDGETS: string;
/** Written in by the build: the hashes of the chunks that widgets share, five characters each. */
declare const SHARED_HASHES: string;

const words = WIDGETS.split(' ');

/** The files of a registered widget; undefined for a name that is none. */
export function filesOf(name: string | undefined): WidgetFiles | undefined {
  const code = name && words[words.indexOf(name) + 1];
  if (!code) return undefined;
  const shared = [...code.slice(5)].map(index => {
    const start = parseInt(index, 36) * 5;
    return `chunk-${SHARED_HASHES.slice(start, start + 5)}.js`;
  });
  return [`${name}-${code.slice(0, 5)}.js`, ...shared];
}

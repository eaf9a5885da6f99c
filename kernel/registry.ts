import type { WidgetFiles } from './types.ts';

/** Written in by the build: the widgets' names, a space between. Three lists of words compress best, side by side. */
declare const NAMES: string;
/** Written in by the build: for each widget the hash of its file, then those of the chunks that widgets share. */
declare const HASHES: string;
/** Written in by the build: for each widget the chunks requested beside it, a character each; the last have none. */
declare const SHARED: string;

const names = NAMES.split(' ');
const hashes = HASHES.split(' ');
const shared = SHARED.split(' ');

/** The files of a registered widget; undefined for a name that is none. */
export function filesOf(name = ''): WidgetFiles | undefined {
  const position = names.indexOf(name);
  if (position < 0) return undefined;
  const chunks = [...(shared[position] ?? '')].map(
    character => `chunk-${hashes[names.length + parseInt(character, 36)]}.js`,
  );
  return [`${name}-${hashes[position]}.js`, ...chunks];
}

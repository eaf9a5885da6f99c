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

/** Widgets and their chunks are beside the kernel. */
function address(name: string, position: number): string {
  const file = `${name}-${hashes[position]}.js`;
  return new URL(file, import.meta.url).href;
}

/** Addresses of a registered widget's files; undefined for a name that is none. */
export function filesOf(name = ''): WidgetFiles | undefined {
  const position = names.indexOf(name);
  if (position < 0) return undefined;
  const chunks = Array.from(shared[position] ?? '', character => {
    return address('chunk', names.length + parseInt(character, 36));
  });
  return [address(name, position), ...chunks];
}

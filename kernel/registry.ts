import type { WidgetFiles } from './types.ts';

/**
 * Written in by the build: which widgets share chunks, in lines such as ` poll like ABCDEFGHIJKLMNOP`, names before
 * hashes.
 * A widget that shares nothing is not in it: its name is its file's, so that it costs the kernel nothing.
 */
declare const SHARED: string;

const sets = SHARED.split('\n');

/** What is of one build is in a folder of its own, the kernel's; what builds may share is in the folder next to it. */
const address = (path: string): string => new URL(path, import.meta.url).href;

/** Addresses of a widget's files. Whether there is such a widget, only its file can tell. */
export function filesOf(name?: string): WidgetFiles {
  const hashes = sets.find(words => words.includes(` ${name} `))?.match(/[A-Z2-7]{8}/g) ?? [];
  return [address(`./${name}.js`), ...hashes.map(hash => address(`../shared/chunk-${hash}.js`))];
}

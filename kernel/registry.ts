import type { WidgetFiles } from './types.ts';

/**
 * Filled in by the build: widgets and the chunks that they share, in lines such as ` poll like ABCDEFGHIJKLMNOP`, names
 * before hashes. A widget that shares nothing is missing here, so that it adds no byte to the kernel.
 */
declare const SHARED: string;

const sets = SHARED.split('\n');

/** Files of one build are in the kernel's folder; files that builds share are in the folder next to it. */
const address = (path: string): string => new URL(path, import.meta.url).href;

/** Addresses of a widget's files. An unknown name shows only when its file fails to load. */
export function filesOf(name?: string): WidgetFiles {
  const hashes = sets.find(words => words.includes(` ${name} `))?.match(/[A-Z2-7]{8}/g) ?? [];
  return [address(`./${name}.js`), ...hashes.map(hash => address(`../shared/chunk-${hash}.js`))];
}

import type { WidgetFiles } from './types.ts';

/**
 * Filled in by the build: for files by their name, the hash of their content, and of each chunk that they need, such as
 * ` poll=ABCDEFGH,IJKLMNOP`. A rare file has no hash of its own, or is missing: then it adds no byte to the kernel.
 */
declare const SHARED: string;

/** Files of one build are in the kernel's folder; files that builds share are in the folder next to it. */
const address = (path: string): string => new URL(path, import.meta.url).href;

const sharedFile = (name: string | undefined, hash: string): string => address(`../shared/${name}-${hash}.js`);

/** Addresses of a widget's files. An unknown name shows only when its file fails to load. */
export function filesOf(name?: string): WidgetFiles {
  const [own, ...hashes] = SHARED.split(` ${name}=`)[1]?.split(' ')[0]?.split(',') ?? [];
  return [own ? sharedFile(name, own) : address(`./${name}.js`), ...hashes.map(hash => sharedFile('chunk', hash))];
}

import type { WidgetFiles } from './types.ts';

/**
 * Filled in by the build. Lists by file name the hash of the file and of each chunk that it needs, for example `
 * poll=ABCDEFGH,IJKLMNOP`. A rarely used file has no hash of its own, or is not listed, which saves bytes in the
 * kernel.
 */
declare const SHARED: string;

/**
 * Resolves a path against the kernel's URL. Files of one build are in the kernel's folder; files that builds share are
 * in `../shared`.
 */
const address = (path: string): string => new URL(path, import.meta.url).href;

const sharedFile = (name: string | undefined, hash: string): string => address(`../shared/${name}-${hash}.js`);

/** Returns the URLs of a widget's files. Does not check the name: the file of an unknown widget fails to load. */
export function filesOf(name?: string): WidgetFiles {
  const [own, ...hashes] = SHARED.split(` ${name}=`)[1]?.split(' ')[0]?.split(',') ?? [];
  return [own ? sharedFile(name, own) : address(`./${name}.js`), ...hashes.map(hash => sharedFile('chunk', hash))];
}

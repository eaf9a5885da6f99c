import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { distribution, root } from './paths.ts';

const sources = '{kernel,widgets,styles,fixtures,scripts/build}/**';
const others = ['esbuild.config.mjs', 'package-lock.json', 'tsconfig.json'];

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Tells if a file was changed, added or removed since the time. Folders show that a file was removed from them. */
export function hasChangedSince(time: number, folder: string): boolean {
  const paths = [...globSync(sources, { cwd: folder, exclude: ['widgets/dist/**'] }), ...others];
  return paths.some(path => !/\.test\.tsx?$/.test(path) && changed(resolve(folder, path)) > time);
}

/** Tells if the build is missing, or older than its sources. The size files are written last in a build. */
export const isStale = (): boolean => hasChangedSince(changed(resolve(distribution, 'size/kernel.js')), root);

import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { distribution, root } from './paths.ts';

const sources = '{kernel,widgets,styles,fixtures,scripts/build}/**';
const others = ['esbuild.config.mjs', 'package-lock.json', 'tsconfig.json'];

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns true if a source file was changed, added or removed since `time`. The time of folders shows removals. */
export function hasChangedSince(time: number, folder: string): boolean {
  const paths = [...globSync(sources, { cwd: folder, exclude: ['widgets/dist/**'] }), ...others];
  return paths.some(path => !/\.test\.tsx?$/.test(path) && changed(resolve(folder, path)) > time);
}

/** Returns true if the build is missing or older than its sources. A build writes the size files last. */
export const isStale = (): boolean => hasChangedSince(changed(resolve(distribution, 'size/kernel.js')), root);

/** Builds if the build is missing or older than its sources. Returns false if that failed. */
export function buildIfStale(): boolean {
  if (!isStale()) return true;
  process.stderr.write('Building …\n');
  return spawnSync(process.execPath, ['esbuild.config.mjs'], { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sharedFolder, unhashed } from '../../widgets/package/content-hash.ts';
import type { Manifest } from './manifest.ts';
import { distribution, flavourFolder } from './paths.ts';

/** Path for the copy of a widget's file, or of the pack that it is in. */
function copyOf(name: string, file: string): string {
  const copied = unhashed(file);
  return `${copied === name ? 'widgets' : 'packs'}/${copied}.js`;
}

/** The scripts that are fetched by name when they are needed, with where they are laid, without their hashes. */
function laterFiles({ files, widgets }: Pick<Manifest, 'files' | 'widgets'>): [asset: string, copy: string][] {
  const isLater = new RegExp(`^${sharedFolder}/(?!chunk-).*\\.js$`);
  const ofWidgets = new Set(Object.values(widgets).map(({ file }) => file));
  const later = Object.keys(files).filter(path => isLater.test(path) && !ofWidgets.has(path));
  return later.map(path => [path, `later/${unhashed(path)}.js`]);
}

/** Lays the shipped files out under names without hashes, for the size budgets to find. */
export async function writeSizeFiles({ kernel, swaps, runtime, stylesheet, widgets, files }: Manifest): Promise<void> {
  const target = resolve(distribution, 'size');
  const copies: [asset: string, copy: string][] = [
    [kernel, 'kernel.js'],
    [swaps, 'swaps.js'],
    [runtime, 'runtime.js'],
    [stylesheet, 'dakkeh.css'],
    ...Object.entries(widgets).map(([name, { file }]): [string, string] => [file, copyOf(name, file)]),
    ...laterFiles({ files, widgets }),
  ];
  await rm(target, { recursive: true, force: true });
  for (const [asset, copy] of copies) {
    const path = resolve(target, copy);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(resolve(flavourFolder('preact'), 'assets', asset), path);
  }
}

import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { sharedFolder } from '../../widgets/package/content-hash.ts';
import type { Manifest } from './manifest.ts';
import { distribution, flavourFolder } from './paths.ts';

/** Path for the copy of a widget's file, or of the pack that it is in. */
function copyOf(name: string, file: string): string {
  const isOwn = basename(file, '.js') === name;
  return `${isOwn ? 'widgets' : 'packs'}/${basename(file)}`;
}

/** The scripts that are fetched by name when they are needed, with where they are laid, without their hashes. */
function laterFiles(files: Manifest['files']): [asset: string, copy: string][] {
  const named = new RegExp(`^${sharedFolder}/(?!chunk-)([\\w-]+)-\\w+\\.js$`);
  return Object.keys(files).flatMap(path => {
    const name = named.exec(path)?.[1];
    return name ? [[path, `later/${name}.js`]] : [];
  });
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
    ...laterFiles(files),
  ];
  await rm(target, { recursive: true, force: true });
  for (const [asset, copy] of copies) {
    const path = resolve(target, copy);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(resolve(flavourFolder('preact'), 'assets', asset), path);
  }
}

import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { distribution, type Flavour, flavourFolder, root } from '../build/paths.ts';

/** Lays out a machine: its own files of the build, and what no build changes. */
export function layMachine(folder: string): void {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'fixtures']) symlinkSync(join(root, name), join(folder, name));
  for (const name of ['origin.mjs', 'documentation.json', 'preact/manifest.json', 'preact/assets']) {
    cpSync(join(distribution, name), join(folder, 'dist', name), { recursive: true });
  }
}

/** The first step to another build, which is that of React here: its files come to those that are there. */
export const addFiles = (folder: string): void =>
  cpSync(join(flavourFolder('react'), 'assets'), join(folder, 'dist/preact/assets'), { recursive: true });

/** The second step: from its next start on, a process prints pages that name the files of a build. */
export const switchTo = (build: Flavour, folder: string): void =>
  cpSync(join(flavourFolder(build), 'manifest.json'), join(folder, 'dist/preact/manifest.json'));

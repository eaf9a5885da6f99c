import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import * as z from 'zod';
import { makeWhole } from './make-whole.ts';
import type { Repository } from './repository.ts';
import { runStep, StepFailure } from './run-step.ts';

const packages = z.record(z.string(), z.object({ version: z.string().optional(), optional: z.boolean().optional() }));
const lockFile = z.object({ packages });
type Packages = z.infer<typeof packages>;

function packagesIn(file: string): Packages {
  try {
    return lockFile.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;
  } catch {
    throw new StepFailure(`${file} names no packages: this ref cannot be built.`);
  }
}

/** Whether all that a lock names is installed in its version. What is installed beside that does no harm. */
export const isInstalled = (locked: Packages, installed: Packages): boolean =>
  Object.entries(locked).every(([name, { version, optional = false }]) => {
    if (name === '') return true;
    const found = installed[name];
    return found ? found.version === version : optional;
  });

/** Without the Node of a folder of packages, which npm would be run by. */
const npmPath = (): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'))
    .join(delimiter);

/** Installs what a checkout's lock names, once for all checkouts with the same lock. */
function installPackages(checkout: string, { cache }: Repository): string {
  const lock = readFileSync(resolve(checkout, 'package-lock.json'));
  const folder = resolve(cache, 'packages', createHash('sha256').update(lock).digest('hex').slice(0, 16));
  makeWhole(folder, unfinished => {
    for (const name of ['package.json', 'package-lock.json']) cpSync(resolve(checkout, name), resolve(unfinished, name));
    runStep({
      doing: 'Installing the packages of an older lock (npm ci)',
      command: 'npm',
      args: ['ci', '--no-audit', '--no-fund', '--prefer-offline'],
      folder: unfinished,
      env: { ...process.env, PATH: npmPath() },
    });
  });
  return resolve(folder, 'node_modules');
}

/**
 * Gives a checkout the packages that its lock names: ours where they are the same, else some of their own. Throws a
 * sentence where they cannot be had.
 */
export function bringPackages(checkout: string, repository: Repository): void {
  const ours = resolve(repository.folder, 'node_modules');
  const installed = resolve(ours, '.package-lock.json');
  const locked = packagesIn(resolve(checkout, 'package-lock.json'));
  const served = existsSync(installed) && isInstalled(locked, packagesIn(installed));
  symlinkSync(served ? ours : installPackages(checkout, repository), resolve(checkout, 'node_modules'), 'junction');
}

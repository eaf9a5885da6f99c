import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { isStale } from '../../scripts/build/staleness.ts';
import { root } from '../../scripts/build/paths.ts';
import { BenchFailure } from '../failure.ts';
import type { Arm } from './arm.ts';
import { openFolders } from './folder-arm.ts';
import { flavours, type NewsroomFlavour, openNewsroom } from './newsroom.ts';

/** Whether it is one of the flavours of this checkout. */
export const isFlavour = (text: string): text is NewsroomFlavour => flavours.some(flavour => flavour === text);

/** Builds this checkout where its build is older than its sources. Throws a sentence where that fails. */
export function buildIfStale(): void {
  if (!isStale()) return;
  process.stderr.write('Building …\n');
  const { status } = spawnSync(process.execPath, ['esbuild.config.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new BenchFailure('The build failed; what it said is above.');
}

const openAddress = (name: string, address: string): Arm => ({
  name,
  address,
  maps: null,
  stop: () => Promise.resolve(),
});

/** Opens what an arm is asked for as: a flavour of this checkout's build, an address, or a folder of pages. */
export async function openArm(name: string, asked: string): Promise<Arm> {
  if (isFlavour(asked)) {
    buildIfStale();
    return openNewsroom({ flavour: asked, name });
  }
  if (/^https?:\/\//.test(asked)) return openAddress(name, asked);
  if (existsSync(asked) && statSync(asked).isDirectory()) return openFolders(name, [asked]);
  throw new BenchFailure(`"${asked}" is neither ${flavours.join(', ')} nor an address nor a folder of pages.`);
}

/** A short name for what was asked for. */
export const nameOf = (asked: string): string =>
  isFlavour(asked) ? asked : (URL.parse(asked)?.host ?? basename(resolve(asked)));

/** Opens something under a name. */
export type OpenArm = (name: string) => Promise<Arm>;

/** Opens all arms under their names; does something with them, and closes them. */
export async function withOpened<Result>(
  openers: Readonly<Record<string, OpenArm>>,
  work: (arms: readonly Arm[]) => Promise<Result>,
): Promise<Result> {
  const arms: Arm[] = [];
  try {
    for (const [name, open] of Object.entries(openers)) arms.push(await open(name));
    return await work(arms);
  } finally {
    await Promise.all(arms.map(({ stop }) => stop()));
  }
}

/** Opens all arms, name by what each is asked for as; does something with them, and closes them. */
export const withArms = <Result>(
  asked: Readonly<Record<string, string>>,
  work: (arms: readonly Arm[]) => Promise<Result>,
): Promise<Result> =>
  withOpened(
    Object.fromEntries(Object.entries(asked).map(([name, text]) => [name, () => openArm(name, text)])),
    work,
  );

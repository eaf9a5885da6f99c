import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import type { Arm } from './arm.ts';
import { scriptPlaces } from './maps/places.ts';
import { isOwn, openable, openOwn } from './own-site.ts';
import { folderSource, silentSource } from './proxy/folder.ts';
import { openProxy, type Source } from './proxy/proxy.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Serves folders of pages behind a proxy. The first folder with a file wins. Posts get an empty response, unless the
 * last source answers them. Throws a BenchFailure if a folder is missing.
 */
export async function openFolders(name: string, folders: readonly string[], last: Source = silentSource): Promise<Arm> {
  const missing = folders.find(folder => !isFolder(folder));
  if (missing !== undefined) throw new BenchFailure(`${missing} is no folder of pages.`);
  const proxy = await openProxy([...folders.map(folder => folderSource(resolve(folder))), last]);
  return { name, address: proxy.address, maps: scriptPlaces, stop: proxy.stop };
}

/** Prefix of an address or folder for the same pages with blocked scripts. */
const twinPrefix = 'twin:';

/** Returns the name for the pages of a site without scripts. */
export const twinOf = (asked: string): string => (isOwn(asked) ? 'twin' : twinPrefix + asked);

/** Opens a variant: a build of this repository, an address, a folder of pages, or the twin of one of these. */
export async function openArm(name: string, asked: string): Promise<Arm> {
  const own = openOwn(name, asked);
  if (own) return own;
  if (asked.startsWith(twinPrefix)) {
    return { ...(await openArm(name, asked.slice(twinPrefix.length))), isScriptless: true };
  }
  if (/^https?:\/\//.test(asked) && URL.canParse(asked)) {
    return { name, address: asked, maps: scriptPlaces, stop: () => Promise.resolve() };
  }
  if (isFolder(asked)) return openFolders(name, [asked]);
  throw new BenchFailure(`"${asked}" is not ${openable}.`);
}

export function nameOf(asked: string): string {
  if (isOwn(asked)) return asked;
  if (asked.startsWith(twinPrefix)) return `twin of ${nameOf(asked.slice(twinPrefix.length))}`;
  return URL.parse(asked)?.host ?? basename(resolve(asked));
}

export type OpenArm = (name: string) => Promise<Arm>;

/** Opens all variants, runs `work` and closes them. */
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

/** Opens all variants from their names and addresses, runs `work` and closes them. */
export const withArms = <Result>(
  asked: Readonly<Record<string, string>>,
  work: (arms: readonly Arm[]) => Promise<Result>,
): Promise<Result> =>
  withOpened(
    Object.fromEntries(Object.entries(asked).map(([name, text]) => [name, () => openArm(name, text)])),
    work,
  );

import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Series } from '../../results/summary.ts';
import type { OpenArm } from '../../sites/open-arms.ts';

/** Names of the arms in a comparison; base is visited twice a round, and the two have to be the same. */
export const armNames = { base: 'base', head: 'head', twin: 'twin', again: 'base again' } as const;

/** The same metric of the same page, of base and of head. */
export interface Pair {
  base: Series;
  head: Series;
}

/** Every series of base with that of head, as far as head has one. */
export const pairsOf = (all: readonly Series[]): Pair[] =>
  all
    .filter(({ arm }) => arm === armNames.base)
    .flatMap(base => {
      const { page, metric } = base;
      const head = all.find(one => one.arm === armNames.head && one.page === page && one.metric === metric);
      return head ? [{ base, head }] : [];
    });

/** Kind of a folder, with the folder that it counts from. */
interface RecognisedFolder {
  /** A checkout with a build in it, the results of a run, or pages that are only to be served. */
  kind: 'build' | 'results' | 'pages';
  folder: string;
}

const resultFiles = ['manifest.json', 'samples.ndjson', 'summary.json'];

/** Recognises a folder by what is in it; null where it is nothing that can be compared, or no folder. */
export function recogniseFolder(path: string): RecognisedFolder | null {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const has = (name: string): boolean => existsSync(resolve(folder, name));
  if (has('dist/origin.mjs')) return { kind: 'build', folder };
  if (basename(folder) === 'dist' && has('origin.mjs')) return { kind: 'build', folder: dirname(folder) };
  if (readdirSync(folder).some(name => name.endsWith('.html'))) {
    return { kind: has('summary.json') ? 'results' : 'pages', folder };
  }
  return resultFiles.some(has) ? { kind: 'results', folder } : null;
}

export interface Pages {
  kind: 'pages';
  /** As sentences name it. */
  title: string;
  /** Name for the same later, too, when a branch has moved on. */
  fixed: string;
  open: OpenArm;
  /** Its pages without any script; null where they cannot be had. */
  openTwin: OpenArm | null;
}

export interface Results {
  kind: 'results';
  title: string;
  folder: string;
}

export type Side = Pages | Results;

export type Sides = { kind: 'pages'; base: Pages; head: Pages } | { kind: 'results'; base: Results; head: Results };

import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Series } from '../../results/summary.ts';
import type { OpenArm } from '../../sites/open-arms.ts';

/** Names of the variants. Base is visited twice per round, to compare it with itself. */
export const armNames = { base: 'base', head: 'head', twin: 'twin', again: 'base again' } as const;

/** A metric of a page, for base and for head. */
export interface Pair {
  base: Series;
  head: Series;
}

/** Pairs every series of base with that of head, if head has one. */
export const pairsOf = (all: readonly Series[]): Pair[] =>
  all
    .filter(({ arm }) => arm === armNames.base)
    .flatMap(base => {
      const { page, metric } = base;
      const head = all.find(one => one.arm === armNames.head && one.page === page && one.metric === metric);
      return head ? [{ base, head }] : [];
    });

interface RecognisedFolder {
  /** A checkout with a build, the results of a run, or pages to serve. */
  kind: 'build' | 'results' | 'pages';
  folder: string;
}

const resultFiles = ['manifest.json', 'samples.ndjson', 'summary.json'];

/** Recognises a folder by its files. Returns null if it cannot be compared or is no folder. */
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
  title: string;
  /** Permanent name, which stays the same when a branch moves. */
  fixed: string;
  open: OpenArm;
  /** Opens its pages without scripts; null if there are none. */
  openTwin: OpenArm | null;
}

export interface Results {
  kind: 'results';
  title: string;
  folder: string;
}

export type Side = Pages | Results;

export type Sides = { kind: 'pages'; base: Pages; head: Pages } | { kind: 'results'; base: Results; head: Results };

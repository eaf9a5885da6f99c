// Facts about this repository as the site of the bench. The package replaces this file by own-site.packaged.ts.
import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';
import * as staleness from '../../scripts/build/staleness.ts';
import { voteWidgets } from '../../scripts/build/widget-folders.ts';
import { BenchFailure } from '../failure.ts';
import type { Arm, SessionArm, SessionStep } from './arm.ts';
import { flavours, type NewsroomFlavour, openNewsroom, openNewsroomSession } from './newsroom.ts';
import { startOrigin } from './origin-process.ts';

export { chromiumPath } from '../../scripts/chromium.ts';

/** Command that starts this program. */
export const program = 'npm run bench --';

/** Advice if Chromium does not start. */
export const chromiumAdvice = 'run "node scripts/setup.mjs --browser"';

export const resultsRoot = resolve(root, 'var/bench');

/** Budget file by default. */
export const defaultBudget = resolve(root, 'bench/budget/budget.json');

/** Returns the file with the details behind a budget's figures. */
export const baselineOf = (_budget: string): string => resolve(root, 'bench/budget/baseline.json');

export const votes: readonly string[] = voteWidgets();

/** Variants to visit by default. */
export const ownArms: readonly string[] = ['preact', 'twin'];

/** Paths of our pages by name, one of each kind. */
export const ownPages: Readonly<Record<string, string>> = {
  home: '/',
  article: '/news/1001',
  gallery: '/news/1301',
  topic: '/topic/society',
  person: '/person/301',
  category: '/category/photo',
  form: '/write/1',
};

/** The two most visited pages. */
export const firstPages = ['home', 'article'];

/** Pages that a reader opens one after the other. The lead is read to its end. */
export const ownSession: readonly SessionStep[] = [
  { name: 'front page', path: '/' },
  { name: 'lead', path: '/news/1041' },
  { name: 'back', path: null },
  { name: 'story', path: '/news/1030' },
  { name: 'its topic', path: '/topic/society' },
  { name: 'story of the topic', path: '/news/1027' },
];

/** Pages with the same layout as another one. One run of Lighthouse is enough for each. */
export const pagesLikeOthers: ReadonlySet<string> = new Set(['person', 'category']);

const isFlavour = (text: string): text is NewsroomFlavour => flavours.some(flavour => flavour === text);

/** Returns true for the variants that this repository builds. */
export const isOwn: (asked: string) => boolean = isFlavour;

export const openable = `${flavours.join(', ')}, an address or a folder of pages`;

/** Builds this checkout if its build is older than its sources. Throws a BenchFailure if the build fails. */
export function buildIfStale(): void {
  if (!staleness.buildIfStale()) throw new BenchFailure('The build failed; what it said is above.');
}

/** Opens a variant that this repository builds; null for others. */
export function openOwn(name: string, asked: string): Promise<Arm> | null {
  if (!isFlavour(asked)) return null;
  buildIfStale();
  return openNewsroom({ flavour: asked, name });
}

/** Opens a variant that this repository builds for sessions; null for others. */
export function openOwnSession(name: string): Promise<SessionArm> | null {
  if (!isFlavour(name)) return null;
  buildIfStale();
  return openNewsroomSession(name, name);
}

/** Starts the newsroom without a proxy, for Lighthouse; null for other sites. */
export const openWithoutProxy = (asked: string): ReturnType<typeof startOrigin> | null =>
  isFlavour(asked) ? startOrigin({ FLAVOUR: 'preact', ...(asked === 'twin' ? { TWIN: '1' } : {}) }) : null;

import { keepBrowser } from '../../browser/keep-browser.ts';
import type { Store } from '../../results/store.ts';
import type { WidgetCost } from '../../results/summary.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import { seededShuffle } from '../../statistics/random.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { flavours, openNewsroom } from '../../sites/newsroom.ts';
import { buildIfStale } from '../../sites/own-site.ts';
import { type OpenArm, withOpened } from '../../sites/open-arms.ts';
import { blankPage, boxAlone, withoutBox } from './box-page.ts';
import { costOf } from './cost.ts';
import { countBoxProbe } from './count-box.ts';
import { timeBoxProbe } from './time-box.ts';
import { readWidgetFiles, type WidgetFiles } from './widget-files.ts';

/** Two visits that count the same are enough to see that they do. */
const mostCounts = 2;

const isBuild = (arm: string): boolean => arm !== 'twin';

/** What all widgets of a run cost, in each of its builds; those that were not counted yet are left out. */
export function costsIn({ manifest, samples }: Store): WidgetCost[] {
  const files = new Map<string, WidgetFiles>();
  for (const arm of Object.keys(manifest.arms).filter(isBuild)) files.set(arm, readWidgetFiles(arm));
  return manifest.pages.flatMap(({ name }) =>
    [...files].flatMap(([arm, ofBuild]) => costOf(samples, { widget: name, arm, files: ofBuild }) ?? []),
  );
}

/** Opens flavours of this checkout whose pages of the catalogue have a box alone. */
const openersOf = (asked: Readonly<Record<string, string>>): Record<string, OpenArm> =>
  Object.fromEntries(
    flavours
      .filter(flavour => flavour in asked)
      .map(flavour => [flavour, () => openNewsroom({ flavour, alter: boxAlone })]),
  );

/** Takes the samples that the store does not have yet: first what is counted, then what is timed, beside the twin. */
export async function measureWidgets(store: Store): Promise<void> {
  const { arms: asked, pages, rounds, seed } = store.manifest;
  buildIfStale();
  const shuffle = seededShuffle(seed);
  await using browser = keepBrowser();
  const blank = pages.slice(0, 1).map(({ path }): BenchPage => ({ name: blankPage, path: withoutBox(path) }));
  await withOpened(openersOf(asked), async arms => {
    const builds = arms.filter(({ name }) => isBuild(name));
    const common = { browser, store, warmUps: 0, shuffle };
    const counting = { ...common, probe: countBoxProbe, arms: builds, rounds: Math.min(rounds, mostCounts) };
    await runRounds({ ...counting, pages: blank });
    await runRounds({ ...counting, pages });
    await runRounds({ ...common, probe: timeBoxProbe, arms, pages, rounds });
  });
}

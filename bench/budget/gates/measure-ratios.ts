import { keepBrowser } from '../../browser/keep-browser.ts';
import type { Budget } from '../budget.ts';
import { calibratedProbe } from '../../visits/probes/calibrated-probe.ts';
import { timeProbe } from '../../visits/probes/time.ts';
import { comparisonsOf } from '../../results/summarise.ts';
import type { Store } from '../../results/store.ts';
import type { Comparison } from '../../results/summary.ts';
import { warmUps } from '../../visits/probes/probe.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import { rulesFor } from '../../statistics/judge.ts';
import type { CalibrationTimes } from '../../results/reliability.ts';
import { seededShuffle } from '../../statistics/random.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { withArms } from '../../sites/open-arms.ts';

export const pagesWithRatio = ({ ratios }: Budget): Set<string> =>
  new Set(ratios.flatMap(({ pages }) => Object.keys(pages)));

/** Rounds of pages beside their zero-JS twins, but for those in the store. Gives the machine's speed meanwhile. */
export async function measureRatios(store: Store, pages: readonly BenchPage[]): Promise<CalibrationTimes> {
  const { probe, calibration } = calibratedProbe(timeProbe);
  const { rounds, seed } = store.manifest;
  const shuffle = seededShuffle(seed);
  await using browser = keepBrowser();
  await withArms(store.manifest.arms, arms =>
    runRounds({ browser, store, probe, arms, pages, rounds, warmUps, shuffle }),
  );
  return calibration();
}

/** Pages beside their twins; none where nothing was timed. */
export function ratioComparisons({ manifest, samples }: Store, metrics: readonly string[]): Comparison[] {
  const timed = samples.filter(({ probe }) => probe === timeProbe.name);
  if (timed.length === 0) return [];
  return comparisonsOf(timed, { against: 'twin', metrics, rules: rulesFor(manifest.rounds, 0) });
}

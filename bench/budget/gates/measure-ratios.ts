import { keepBrowser } from '../../browser/keep-browser.ts';
import { type Budget, inForce } from '../budget.ts';
import { calibratedPass } from '../../visits/passes/calibrated-pass.ts';
import { timePass } from '../../visits/passes/time.ts';
import { comparisonsOf } from '../../results/summarise.ts';
import type { Store } from '../../results/store.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { warmUps } from '../../visits/passes/pass.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import { rulesFor } from '../../statistics/judge.ts';
import type { ProbeTimes } from '../../results/distrust.ts';
import { seededShuffle } from '../../statistics/random.ts';
import type { BenchPage } from '../../subjects/arm.ts';
import { withArms } from '../../subjects/open-arms.ts';
import { budgetedArm } from './exact.ts';
import { judgeRatio } from './ratio.ts';

/** The arms that ratios are of. */
export const ratioArms = { [budgetedArm]: 'preact', twin: 'twin' };

/** Pages that have a ratio for a budget. */
export const pagesWithRatio = ({ ratios }: Budget): Set<string> =>
  new Set(ratios.flatMap(({ pages }) => Object.keys(pages)));

/**
 * Interleaved rounds of the pages beside their zero-JS twins; what the store has is kept. Gives the machine's speed in
 * the meantime.
 */
export async function measureRatios(store: Store, pages: readonly BenchPage[]): Promise<ProbeTimes> {
  const { pass, probes } = calibratedPass(timePass);
  const { rounds, seed } = store.manifest;
  const shuffle = seededShuffle(seed);
  const browser = keepBrowser();
  try {
    await withArms(ratioArms, arms =>
      runRounds({ browser, store, pass, arms, pages, rounds, warmUps, shuffle }),
    );
    return probes();
  } finally {
    await browser.close();
  }
}

/** Ratios against their budgets, each by the interval that Holm left it. */
export function judgeRatios(store: Store, { ratios }: Budget): { gates: GateResult[]; comparisons: Comparison[] } {
  const samples = store.samples.filter(({ pass }) => pass === timePass.name);
  if (samples.length === 0) return { gates: [], comparisons: [] };
  const metrics = ratios.map(({ metric }) => metric);
  const rules = rulesFor(store.manifest.rounds, 0);
  const comparisons = comparisonsOf(samples, { against: 'twin', metrics, rules });
  const gates = comparisons.flatMap(comparison => {
    const steps = ratios.find(({ metric }) => metric === comparison.metric)?.pages[comparison.page];
    return steps ? [judgeRatio(comparison, inForce(steps))] : [];
  });
  return { gates, comparisons };
}

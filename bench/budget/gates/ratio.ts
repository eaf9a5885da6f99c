import { reuseBrowser } from '../../browser/reuse-browser.ts';
import { formatChange, formatInterval, problemSentence } from '../../results/figures.ts';
import { type CalibrationTimes, openIfNoisy } from '../../results/reliability.ts';
import type { Store } from '../../results/store.ts';
import { comparisonsOf } from '../../results/summarise.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import type { BenchPage } from '../../sites/arm.ts';
import { withArms } from '../../sites/open-arms.ts';
import { rulesFor } from '../../statistics/judge.ts';
import { calibratedProbe, timeProbe } from '../../visits/probes/time.ts';
import { runRounds } from '../../visits/rounds/run-rounds.ts';
import type { Budget } from '../budget.ts';
import { runAgain } from './exact.ts';

/** Runs the missing rounds of pages and their zero-JS twins. Returns the machine's calibration times. */
export async function measureRatios(store: Store, pages: readonly BenchPage[]): Promise<CalibrationTimes> {
  const { probe, calibration } = calibratedProbe(timeProbe);
  await using browser = reuseBrowser();
  await withArms(store.manifest.arms, arms => runRounds({ browser, store, probe, arms, pages }));
  return calibration;
}

/** Compares pages with their twins. Returns nothing if nothing was timed. */
export function ratioComparisons({ manifest, samples }: Store, metrics: readonly string[]): Comparison[] {
  const timed = samples.filter(({ probe }) => probe === timeProbe.name);
  if (timed.length === 0) return [];
  return comparisonsOf(timed, { against: 'twin', metrics, rules: rulesFor(manifest.rounds, 0) });
}

const mostTold = 3;

const outcomes: Readonly<Record<Comparison['verdict'], GateResult['outcome']>> = {
  worse: 'failed',
  inconclusive: 'inconclusive',
  same: 'passed',
  better: 'passed',
};

interface Decision {
  limit: number;
  /** Returns likely culprits, the likeliest first. Called only for failures. */
  nameCulprits: () => string[];
  reproduce: string;
}

/** Turns the comparison of two variants of a page into a gate with the same verdict. */
export function ratioGate(comparison: Comparison, { limit, nameCulprits, reproduce }: Decision): GateResult {
  const { page, metric, label, arm, against, ratio, rounds, verdict } = comparison;
  const outcome = outcomes[verdict];
  const told = `${formatChange(ratio)} (${formatInterval(comparison)}; limit ${formatChange(limit)}; ${rounds} rounds)`;
  const figures = `${page} · ${label} · ${arm} beside ${against}: ${told}`;
  const culprits = outcome === 'failed' ? nameCulprits() : [];
  const sentence = outcome === 'passed' ? figures : problemSentence(figures, culprits.slice(0, mostTold), reproduce);
  return { gate: 'ratio', page, metric, label, unit: '', outcome, figure: ratio, limit, sentence, culprits, reproduce };
}

/**
 * Returns the verdict at a limit. The whole interval must be on one side. Past the limit without being worse, there
 * were too few rounds to decide.
 */
function verdictAt({ low, high, verdict }: Comparison, limit: number): Comparison['verdict'] {
  if (low > limit) return verdict === 'worse' ? 'worse' : 'inconclusive';
  if (high > limit) return 'inconclusive';
  return verdict === 'better' ? 'better' : 'same';
}

interface Judging {
  budget: Pick<Budget, 'ratios'>;
  site: string;
  /** Reasons to distrust the timings; empty if there are none. */
  problems: readonly string[];
}

/** Judges comparisons by the allowed ratios. Returns the gates, and the comparisons with their new verdicts. */
export function judgeRatios(
  found: readonly Comparison[],
  { budget: { ratios }, site, problems }: Judging,
): { gates: GateResult[]; comparisons: Comparison[] } {
  const limitOf = ({ page, metric }: Comparison): number | undefined =>
    ratios.find(ratio => ratio.metric === metric)?.pages[page]?.limit;
  const held = found.map(comparison => {
    const limit = limitOf(comparison);
    if (limit === undefined) return comparison;
    return { ...comparison, margin: limit - 1, verdict: verdictAt(comparison, limit) };
  });
  const comparisons = openIfNoisy(held, problems);
  const gates = comparisons.flatMap(comparison => {
    const limit = limitOf(comparison);
    const reproduce = runAgain(site, `--pages ${comparison.page} --only time --rounds ${comparison.rounds}`);
    return limit === undefined ? [] : [ratioGate(comparison, { limit, nameCulprits: () => [], reproduce })];
  });
  return { gates, comparisons };
}

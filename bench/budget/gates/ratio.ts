import { openIfUnreliable } from '../../results/reliability.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { type Budget, inForce } from '../budget.ts';
import { ratioGate } from './ratio-gate.ts';
import { runAgain } from './run-again.ts';

/**
 * Worse or the same only if the whole interval is past the limit, or within it. What is past every limit and yet not
 * called worse had too few rounds for its interval to say anything.
 */
function verdictAt({ low, high, verdict }: Comparison, limit: number): Comparison['verdict'] {
  if (low > limit) return verdict === 'worse' ? 'worse' : 'inconclusive';
  if (high > limit) return 'inconclusive';
  return verdict === 'better' ? 'better' : 'same';
}

interface Asked {
  budget: Pick<Budget, 'ratios'>;
  /** What was measured. */
  site: string;
  /** Why timings are not to be believed; none where nothing speaks against them. */
  problems: readonly string[];
}

/** Comparisons held against how much more one arm may take than the other, and the gates that say what they say. */
export function judgeRatios(
  found: readonly Comparison[],
  { budget: { ratios }, site, problems }: Asked,
): { gates: GateResult[]; comparisons: Comparison[] } {
  const limitOf = ({ page, metric }: Comparison): number | undefined => {
    const steps = ratios.find(ratio => ratio.metric === metric)?.pages[page];
    return steps && inForce(steps).limit;
  };
  const held = found.map(comparison => {
    const limit = limitOf(comparison);
    if (limit === undefined) return comparison;
    return { ...comparison, margin: limit - 1, verdict: verdictAt(comparison, limit) };
  });
  const comparisons = openIfUnreliable(held, problems);
  const gates = comparisons.flatMap(comparison => {
    const limit = limitOf(comparison);
    const reproduce = runAgain(site, `--pages ${comparison.page} --only time --rounds ${comparison.rounds}`);
    return limit === undefined ? [] : [ratioGate(comparison, { limit, nameCulprits: () => [], reproduce })];
  });
  return { gates, comparisons };
}

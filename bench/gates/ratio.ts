import { formatChange } from '../report/figures.ts';
import type { Step } from '../budget/budget.ts';
import type { Comparison, GateResult } from '../results/summary.ts';

/**
 * Failed or passed only if the whole interval is past the limit, or within it. What is past every limit and yet not
 * called worse had too few rounds for its interval to say anything.
 */
function outcomeOf({ low, high, verdict }: Comparison, limit: number): GateResult['outcome'] {
  if (low > limit) return verdict === 'worse' ? 'failed' : 'inconclusive';
  return high <= limit ? 'passed' : 'inconclusive';
}

/** One arm beside another on one page, against how much more it may take. */
export function judgeRatio(comparison: Comparison, { limit }: Step): GateResult {
  const { page, metric, label, arm, against, ratio, low, high, rounds } = comparison;
  const outcome = outcomeOf(comparison, limit);
  const reproduce = `npm run bench -- run --pages ${page} --only time --rounds ${rounds}`;
  const told = `${formatChange(ratio)} (${formatChange(low)} to ${formatChange(high)}; limit ${formatChange(limit)})`;
  return {
    gate: 'ratio',
    page,
    metric,
    label,
    unit: '',
    outcome,
    figure: ratio,
    limit,
    sentence: [`${page} · ${label} · ${arm} beside ${against}: ${told}`, ...(outcome === 'passed' ? [] : [reproduce])].join(' · '),
    culprits: [],
    reproduce,
  };
}

import type { Step } from '../budget.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import { ratioGate } from './ratio-gate.ts';
import { runAgain } from './run-again.ts';

/**
 * Failed or passed only if the whole interval is past the limit, or within it. What is past every limit and yet not
 * called worse had too few rounds for its interval to say anything.
 */
function outcomeOf({ low, high, verdict }: Comparison, limit: number): GateResult['outcome'] {
  if (low > limit) return verdict === 'worse' ? 'failed' : 'inconclusive';
  return high <= limit ? 'passed' : 'inconclusive';
}

/** One arm beside another on one page, against how much more it may take. */
export const judgeRatio = (comparison: Comparison, { limit }: Step, site: string): GateResult =>
  ratioGate(comparison, {
    outcome: outcomeOf(comparison, limit),
    limit,
    nameCulprits: () => [],
    reproduce: runAgain(site, `--pages ${comparison.page} --only time --rounds ${comparison.rounds}`),
  });

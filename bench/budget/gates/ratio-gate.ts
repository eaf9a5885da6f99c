import type { Comparison, GateResult } from '../../results/summary.ts';
import { formatChange } from '../../results/figures.ts';
import { formatInterval, problemSentence } from '../../results/gate-words.ts';

/** So many of what is likely to blame are told. */
const mostTold = 3;

const outcomes: Readonly<Record<Comparison['verdict'], GateResult['outcome']>> = {
  worse: 'failed',
  inconclusive: 'inconclusive',
  same: 'passed',
  better: 'passed',
};

interface Decision {
  /** What the ratio may be at most. */
  limit: number;
  /** What is likely to blame, the likeliest first; only a failure asks. */
  nameCulprits: () => string[];
  reproduce: string;
}

/** One arm beside another on one page as a gate, which says what its comparison says. */
export function ratioGate(comparison: Comparison, { limit, nameCulprits, reproduce }: Decision): GateResult {
  const { page, metric, label, arm, against, ratio, rounds, verdict } = comparison;
  const outcome = outcomes[verdict];
  const told = `${formatChange(ratio)} (${formatInterval(comparison)}; limit ${formatChange(limit)}; ${rounds} rounds)`;
  const figures = `${page} · ${label} · ${arm} beside ${against}: ${told}`;
  const culprits = outcome === 'failed' ? nameCulprits() : [];
  const sentence = outcome === 'passed' ? figures : problemSentence(figures, culprits.slice(0, mostTold), reproduce);
  return { gate: 'ratio', page, metric, label, unit: '', outcome, figure: ratio, limit, sentence, culprits, reproduce };
}

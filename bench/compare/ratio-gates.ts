import { formatChange } from '../report/figures.ts';
import { formatInterval } from '../report/gate-words.ts';
import type { Comparison, GateResult } from '../results/summary.ts';
import type { ExactRules } from './exact-gates.ts';

const outcomes: Readonly<Record<Comparison['verdict'], GateResult['outcome']>> = {
  worse: 'failed',
  inconclusive: 'inconclusive',
  same: 'passed',
  better: 'passed',
};

/** Comparisons of head with base as gates: what is surely worse by more than the margin fails. */
export const ratioGates = (
  comparisons: readonly Comparison[],
  { margin, reproduce, nameCulprits }: ExactRules,
): GateResult[] =>
  comparisons.map(comparison => {
    const { page, metric, label, ratio, rounds, verdict } = comparison;
    const culprits = verdict === 'worse' ? nameCulprits(page, metric) : [];
    const figures = `${formatChange(ratio)} (${formatInterval(comparison)}; limit ${formatChange(1 + margin)}; ${rounds} rounds)`;
    const tail = [
      ...(culprits.length > 0 ? [`top: ${culprits.slice(0, 3).join(', ')}`] : []),
      ...(verdict === 'worse' || verdict === 'inconclusive' ? [reproduce(page, 'ratio')] : []),
    ];
    return {
      gate: 'ratio',
      page,
      metric,
      label,
      unit: '',
      outcome: outcomes[verdict],
      figure: ratio,
      limit: 1 + margin,
      sentence: [`${page} · ${label} ${figures}`, ...tail].join(' · '),
      culprits,
      reproduce: reproduce(page, 'ratio'),
    };
  });

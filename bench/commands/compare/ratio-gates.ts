import { ratioGate } from '../../budget/gates/ratio-gate.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import type { GateRules } from './exact-gates.ts';

const outcomes: Readonly<Record<Comparison['verdict'], GateResult['outcome']>> = {
  worse: 'failed',
  inconclusive: 'inconclusive',
  same: 'passed',
  better: 'passed',
};

/** Comparisons of head with base as gates: what is surely worse by more than the margin fails. */
export const ratioGates = (
  comparisons: readonly Comparison[],
  { margin, reproduce, nameCulprits }: GateRules,
): GateResult[] =>
  comparisons.map(comparison => {
    const { page, metric, verdict } = comparison;
    return ratioGate(comparison, {
      outcome: outcomes[verdict],
      limit: 1 + margin,
      nameCulprits: () => nameCulprits(page, metric),
      reproduce: reproduce(page, 'ratio'),
    });
  });

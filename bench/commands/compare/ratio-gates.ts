import { ratioGate } from '../../budget/gates/ratio-gate.ts';
import type { Comparison, GateResult } from '../../results/summary.ts';
import type { GateRules } from './exact-gates.ts';

/** Comparisons of head with base as gates: what is surely worse by more than the margin fails. */
export const ratioGates = (
  comparisons: readonly Comparison[],
  margin: number,
  { reproduce, nameCulprits }: GateRules,
): GateResult[] =>
  comparisons.map(comparison => {
    const { page, metric } = comparison;
    return ratioGate(comparison, {
      limit: 1 + margin,
      nameCulprits: () => nameCulprits(page, metric),
      reproduce: reproduce(page, 'ratio'),
    });
  });

import { agree, isPast, judgeExact } from '../../../budget/gates/exact.ts';
import { ratioGate } from '../../../budget/gates/ratio.ts';
import { isLeast, metricOf, worstOf } from '../../../results/metrics.ts';
import type { Comparison, GateResult, Series } from '../../../results/summary.ts';
import { type Pair, pairsOf } from '../sides.ts';

export interface GateRules {
  reproduce: (page: string, only: 'exact' | 'ratio') => string;
  /** Likely culprits of a change in a page's figure, the likeliest first. */
  nameCulprits: (page: string, metric: string) => string[];
}

/** Extra room for a figure on which visits disagree, as a share: a race scatters, a change adds. */
const raceRoom = 0.02;

/** Limit for head: as far as base went and its metric scatters, and further where visits race. */
function limitOf({ base, head }: Pair): number {
  const { metric } = base;
  const { tolerance = 0 } = metricOf(metric);
  const limitWith = (room: number): number =>
    worstOf(metric, base.values) * (isLeast(metric) ? 1 - room : 1 + room);
  const limit = limitWith(tolerance);
  const agrees = [base, head].every(({ values }) => agree(metric, values));
  const isSure = agrees || head.values.every(value => isPast(metric, value, limit));
  return isSure ? limit : limitWith(tolerance + raceRoom);
}

function judgePair(pair: Pair, { reproduce, nameCulprits }: GateRules): GateResult {
  const { page, metric, label, unit, values: before } = pair.base;
  return judgeExact({
    page,
    metric,
    label,
    unit,
    values: pair.head.values,
    before,
    limit: limitOf(pair),
    nameCulprits: () => nameCulprits(page, metric),
    reproduce: reproduce(page, 'exact'),
  });
}

/** Every exact figure that both base and head have, among the metrics that are asked for. */
export const exactGates = (series: readonly Series[], metrics: readonly string[], rules: GateRules): GateResult[] =>
  pairsOf(series)
    .filter(({ base: { kind, metric } }) => kind === 'exact' && metrics.includes(metric))
    .map(pair => judgePair(pair, rules));

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

import { judgeExact, worstOf } from '../../budget/gates/judge-exact.ts';
import { isLeast } from '../../results/least.ts';
import { metricOf } from '../../results/metrics.ts';
import type { GateResult, Series } from '../../results/summary.ts';
import { type Pair, pairsOf } from './pairs.ts';

export interface GateRules {
  /** How much more than base head may have, as a share. */
  margin: number;
  /** The command that shows a page's figures again. */
  reproduce: (page: string, only: 'exact' | 'ratio') => string;
  /** What is likely to blame for a change of a page's figure, the likeliest first. */
  nameCulprits: (page: string, metric: string) => string[];
}

/** How far head may go, as a share of what base has. */
function roomOf(metric: string, margin: number): number {
  const { tolerance = 0 } = metricOf(metric);
  return isLeast(metric) ? 1 - tolerance - margin : 1 + tolerance + margin;
}

/** A figure of head beside that of base. */
function judgePair({ base, head }: Pair, { margin, reproduce, nameCulprits }: GateRules): GateResult {
  const { page, metric, label, unit, values: before } = base;
  return judgeExact({
    page,
    metric,
    label,
    unit,
    values: head.values,
    before,
    limit: worstOf(metric, before) * roomOf(metric, margin),
    failsBy: 'all',
    nameCulprits: () => nameCulprits(page, metric),
    reproduce: reproduce(page, 'exact'),
  });
}

/** Every exact figure that both base and head have, among the metrics that are asked for. */
export const exactGates = (series: readonly Series[], metrics: readonly string[], rules: GateRules): GateResult[] =>
  pairsOf(series)
    .filter(({ base: { kind, metric } }) => kind === 'exact' && metrics.includes(metric))
    .map(pair => judgePair(pair, rules));

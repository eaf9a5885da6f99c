import { metricOf } from '../metrics/metrics.ts';
import { formatDifference, formatFigure } from '../report/figures.ts';
import type { GateResult, Series } from '../results/summary.ts';
import { armNames } from './arm-names.ts';
import { counterpartOf } from './counterpart.ts';

/** Fewer of these is a fault, not a saving. */
const leastMetrics: ReadonlySet<string> = new Set(['awake']);

export interface ExactRules {
  /** How much more than base head may have, as a share. */
  margin: number;
  /** The command that shows a page's figures again. */
  reproduce: (page: string, only: 'exact' | 'ratio') => string;
  /** What is likely to blame for a change of a page's figure, the likeliest first. */
  nameCulprits: (page: string, metric: string) => string[];
}

/** How far figures that should be the same lie apart, as a share of the least. */
function spreadOf(values: readonly number[]): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high === low ? 0 : low === 0 ? Infinity : high / low - 1;
}

const worstOf = ({ metric, values }: Series): number =>
  leastMetrics.has(metric) ? Math.min(...values) : Math.max(...values);

const bestOf = ({ metric, values }: Series): number =>
  leastMetrics.has(metric) ? Math.max(...values) : Math.min(...values);

function sentenceOf(base: Series, figure: number, limit: number, tail: readonly string[]): string {
  const { page, label, unit } = base;
  const before = worstOf(base);
  const change = formatDifference(before, figure, unit);
  const figures = `${formatFigure(before, unit)} → ${formatFigure(figure, unit)}`;
  return [`${page} · ${label} ${figures}, ${change}; limit ${formatFigure(limit, unit)}`, ...tail].join(' · ');
}

/** A figure that should be the same at every visit, of head beside base: the worst visit of either counts. */
function judgePair(base: Series, head: Series, { margin, reproduce, nameCulprits }: ExactRules): GateResult {
  const { page, metric, label, unit } = base;
  const { tolerance = 0 } = metricOf(metric);
  const room = leastMetrics.has(metric) ? 1 - tolerance - margin : 1 + tolerance + margin;
  const limit = worstOf(base) * room;
  const isPast = (figure: number): boolean => (leastMetrics.has(metric) ? figure < limit : figure > limit);
  const about = { gate: 'exact', page, metric, label, unit, figure: worstOf(head), limit, reproduce: reproduce(page, 'exact') } as const;
  const agrees = [base, head].every(({ values }) => spreadOf(values) <= tolerance);
  if (isPast(bestOf(head)) || (agrees && isPast(worstOf(head)))) {
    const culprits = nameCulprits(page, metric);
    const tail = [...(culprits.length > 0 ? [`top: ${culprits.slice(0, 3).join(', ')}`] : []), about.reproduce];
    return { ...about, outcome: 'failed', culprits, sentence: sentenceOf(base, about.figure, limit, tail) };
  }
  if (!agrees) {
    const list = ({ values }: Series): string => [...new Set(values)].map(value => formatFigure(value, unit)).join(', ');
    const sentence = `${page} · ${label} differs from visit to visit: ${list(base)} → ${list(head)} · ${about.reproduce}`;
    return { ...about, outcome: 'nondeterministic', culprits: [], sentence };
  }
  return { ...about, outcome: 'passed', culprits: [], sentence: sentenceOf(base, about.figure, limit, []) };
}

/** Every exact figure that both base and head have, among the metrics that are asked for. */
export const exactGates = (series: readonly Series[], metrics: readonly string[], rules: ExactRules): GateResult[] =>
  series
    .filter(({ arm, kind, metric }) => arm === armNames.base && kind === 'exact' && metrics.includes(metric))
    .flatMap(base => {
      const head = counterpartOf(base, series);
      return head ? [judgePair(base, head, rules)] : [];
    });

import { isLeast, metricOf, worstOf } from '../../results/metrics.ts';
import type { GateResult } from '../../results/summary.ts';
import { formatDifference, formatFigure, formatFigures, problemSentence } from '../../results/figures.ts';

/** Figures of visits that should be the same, against a limit. */
export interface Exact {
  page: string;
  metric: string;
  label: string;
  unit: string;
  values: readonly number[];
  /** Of the same metric, what the figure is told beside: of visits that should be the same, too. */
  before: readonly number[];
  limit: number;
  /** What is likely to blame, the likeliest first; only a failure asks. */
  nameCulprits: () => string[];
  reproduce: string;
}

/** Whether visits say the same, as far as the metric may. */
export const agree = (metric: string, values: readonly number[]): boolean =>
  Math.max(...values) <= Math.min(...values) * (1 + (metricOf(metric).tolerance ?? 0));

/** Whether a figure is on the wrong side of a limit. */
export const isPast = (metric: string, figure: number, limit: number): boolean =>
  isLeast(metric) ? figure < limit : figure > limit;

function figuresOf({ page, metric, label, unit, values, before, limit }: Exact): string {
  const [from, to] = [worstOf(metric, before), worstOf(metric, values)];
  const told = `${formatFigure(from, unit)} → ${formatFigure(to, unit)}, ${formatDifference(from, to, unit)}`;
  return `${page} · ${label} ${told}; limit ${formatFigure(limit, unit)}`;
}

function disagreementOf({ page, label, unit, values, before, limit }: Exact): string {
  const told = `${formatFigures(before, unit)} → ${formatFigures(values, unit)}`;
  return `${page} · ${label} differs from visit to visit: ${told}; limit ${formatFigure(limit, unit)}`;
}

/** One visit past the limit fails, as some readers have it so; visits that disagree within it warn. */
export function judgeExact(exact: Exact): GateResult {
  const { page, metric, label, unit, values, before, limit, nameCulprits, reproduce } = exact;
  const figure = worstOf(metric, values);
  const about = { gate: 'exact', page, metric, label, unit, figure, limit, reproduce } as const;
  if (isPast(metric, figure, limit)) {
    const culprits = nameCulprits();
    return { ...about, outcome: 'failed', culprits, sentence: problemSentence(figuresOf(exact), culprits, reproduce) };
  }
  if ([before, values].every(all => agree(metric, all))) {
    return { ...about, outcome: 'passed', culprits: [], sentence: figuresOf(exact) };
  }
  const sentence = problemSentence(disagreementOf(exact), [], reproduce);
  return { ...about, outcome: 'nondeterministic', culprits: [], sentence };
}

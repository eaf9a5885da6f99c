import { isLeast } from '../../results/least.ts';
import { metricOf } from '../../results/metrics.ts';
import type { GateResult } from '../../results/summary.ts';
import { formatDifference, formatFigure, formatFigures } from '../../results/figures.ts';
import { problemSentence } from './sentence.ts';

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
  /** Whether one visit past the limit fails, as for a budget, or only all of them, as beside those to another build. */
  failsBy: 'any' | 'all';
  /** What is likely to blame, the likeliest first; only a failure asks. */
  nameCulprits: () => string[];
  reproduce: string;
}

/** The visit that is the furthest towards the fault, and the one that is the furthest from it. */
function endsOf(metric: string, values: readonly number[]): { worst: number; best: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return isLeast(metric) ? { worst: low, best: high } : { worst: high, best: low };
}

/** The figure that stands for visits that should be the same: nothing is averaged. */
export const worstOf = (metric: string, values: readonly number[]): number => endsOf(metric, values).worst;

const agree = (values: readonly number[], tolerance: number): boolean =>
  Math.max(...values) <= Math.min(...values) * (1 + tolerance);

function figuresOf({ page, metric, label, unit, values, before, limit }: Exact): string {
  const [from, to] = [worstOf(metric, before), worstOf(metric, values)];
  const told = `${formatFigure(from, unit)} → ${formatFigure(to, unit)}, ${formatDifference(from, to, unit)}`;
  return `${page} · ${label} ${told}; limit ${formatFigure(limit, unit)}`;
}

function disagreementOf({ page, label, unit, values, before, limit }: Exact): string {
  const told = `${formatFigures(before, unit)} → ${formatFigures(values, unit)}`;
  return `${page} · ${label} differs from visit to visit: ${told}; limit ${formatFigure(limit, unit)}`;
}

/**
 * Judges a figure that should be the same at every visit. The worst visit counts; where one alone does not fail, visits
 * that disagree by more than their metric may warn, unless every single one is past the limit.
 */
export function judgeExact(exact: Exact): GateResult {
  const { page, metric, label, unit, values, before, limit, failsBy, nameCulprits, reproduce } = exact;
  const { tolerance = 0 } = metricOf(metric);
  const { worst, best } = endsOf(metric, values);
  const isPast = (figure: number): boolean => (isLeast(metric) ? figure < limit : figure > limit);
  const isSure = [before, values].every(all => agree(all, tolerance));
  const about = { gate: 'exact', page, metric, label, unit, figure: worst, limit, reproduce } as const;
  if (isPast(best) || ((isSure || failsBy === 'any') && isPast(worst))) {
    const culprits = nameCulprits();
    return { ...about, outcome: 'failed', culprits, sentence: problemSentence(figuresOf(exact), culprits, reproduce) };
  }
  if (isSure) return { ...about, outcome: 'passed', culprits: [], sentence: figuresOf(exact) };
  const sentence = problemSentence(disagreementOf(exact), [], reproduce);
  return { ...about, outcome: 'nondeterministic', culprits: [], sentence };
}

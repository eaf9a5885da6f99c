import type { Step } from '../budget/budget.ts';
import type { GateResult } from '../results/summary.ts';
import { differenceText, figureText, shareText } from './wording.ts';

/** What was measured for a budget, and what is known of it. */
export interface Exact {
  page: string;
  metric: string;
  label: string;
  unit: string;
  /** Of visits that should be the same. */
  values: readonly number[];
  /** How far they may differ nonetheless, as a share. */
  tolerance: number;
  /** Less than the limit is the failure, not more. */
  least: boolean;
  budget: Step;
  culprits: readonly string[];
  reproduce: string;
}

const hasFailed = ({ least, budget: { limit } }: Exact, value: number): boolean =>
  least ? value < limit : value > limit;

function sentenceOf(exact: Exact, worst: number): string {
  const { page, label, unit, budget, culprits, reproduce } = exact;
  const { limit, measured } = budget;
  const before = measured ?? limit;
  const change = `${differenceText(worst - before)}, ${shareText(before, worst)}; limit ${differenceText(limit - before, unit)}`;
  return [
    `${page} · ${label} ${figureText(before, '')} → ${figureText(worst, unit)} (${change})`,
    ...(culprits.length > 0 ? [`top: ${culprits.join(', ')}`] : []),
    reproduce,
  ].join(' · ');
}

const list = (values: readonly number[], unit: string): string =>
  [...new Set(values)].map(value => figureText(value, unit)).join(', ');

/**
 * Judges a figure that should be the same at every visit. The worst visit counts; nothing is averaged. Visits that
 * disagree warn, unless every single one is over the limit: then there is nothing to be in doubt about.
 */
export function judgeExact(exact: Exact): GateResult {
  const { page, metric, label, unit, values, tolerance, least, budget, culprits, reproduce } = exact;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const limit = `limit ${figureText(budget.limit, unit)}`;
  const [best, worst] = least ? [high, low] : [low, high];
  const about = { gate: 'exact', page, metric, label, unit, figure: worst, limit: budget.limit, reproduce } as const;
  if (hasFailed(exact, best) || (hasFailed(exact, worst) && high <= low * (1 + tolerance))) {
    return { ...about, outcome: 'failed', culprits: [...culprits], sentence: sentenceOf(exact, worst) };
  }
  if (high > low * (1 + tolerance)) {
    const sentence = `${page} · ${label} differs from visit to visit: ${list(values, unit)}; ${limit} · ${reproduce}`;
    return { ...about, outcome: 'nondeterministic', culprits: [], sentence };
  }
  const sentence = `${page} · ${label} ${figureText(worst, unit)} (${limit})`;
  return { ...about, outcome: 'passed', culprits: [], sentence };
}

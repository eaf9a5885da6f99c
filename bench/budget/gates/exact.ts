import { BenchFailure } from '../../failure.ts';
import { formatDifference, formatFigure, formatFigures, problemSentence } from '../../results/figures.ts';
import { isLeast, type Metric, metricOf, worstOf } from '../../results/metrics.ts';
import type { GateResult, Series } from '../../results/summary.ts';
import { isOwn, program } from '../../sites/own-site.ts';
import type { Limit } from '../budget.ts';
import { type FileSize, filesWithoutLimit, runSizeLimit } from '../file-limits.ts';

/** Figures of visits that should be equal, and their limit. */
export interface Exact {
  page: string;
  metric: string;
  /** Label and unit of a file; a metric has its own. */
  file?: Pick<Metric, 'label' | 'unit'>;
  values: readonly number[];
  /** Earlier figures of the same metric, or figures of visits that should be equal. */
  before: readonly number[];
  limit: number;
  /** Returns likely culprits, the likeliest first. Called only for failures. */
  nameCulprits: () => string[];
  reproduce: string;
}

export const valuesAgree = (metric: string, values: readonly number[]): boolean =>
  Math.max(...values) <= Math.min(...values) * (1 + (metricOf(metric).tolerance ?? 0));

export const isPast = (metric: string, figure: number, limit: number): boolean =>
  isLeast(metric) ? figure < limit : figure > limit;

function figuresOf({ page, metric, file, values, before, limit }: Exact): string {
  const { label, unit } = file ?? metricOf(metric);
  const [from, to] = [worstOf(metric, before), worstOf(metric, values)];
  const told = `${formatFigure(from, unit)} → ${formatFigure(to, unit)}, ${formatDifference(from, to, unit)}`;
  return `${page} · ${label} ${told}; limit ${formatFigure(limit, unit)}`;
}

function disagreementOf({ page, metric, values, before, limit }: Exact): string {
  const { label, unit } = metricOf(metric);
  const told = `${formatFigures(before, unit)} → ${formatFigures(values, unit)}`;
  return `${page} · ${label} differs from visit to visit: ${told}; limit ${formatFigure(limit, unit)}`;
}

/**
 * Judges exact figures. One visit past the limit fails, because some readers will get it, too. Visits that differ
 * within the limit warn.
 */
export function judgeExact(exact: Exact): GateResult {
  const { page, metric, file, values, before, limit, nameCulprits, reproduce } = exact;
  const { label, unit } = file ?? metricOf(metric);
  const figure = worstOf(metric, values);
  const about = { gate: 'exact', page, metric, label, unit, figure, limit, reproduce } as const;
  if (isPast(metric, figure, limit)) {
    const culprits = nameCulprits();
    return { ...about, outcome: 'failed', culprits, sentence: problemSentence(figuresOf(exact), culprits, reproduce) };
  }
  if ([before, values].every(all => valuesAgree(metric, all))) {
    return { ...about, outcome: 'passed', culprits: [], sentence: figuresOf(exact) };
  }
  const sentence = problemSentence(disagreementOf(exact), [], reproduce);
  return { ...about, outcome: 'nondeterministic', culprits: [], sentence };
}

export const runAgain = (site: string, options: string): string =>
  [program, 'run', ...(isOwn(site) ? [] : [site]), options].join(' ');

type Figured = Pick<Limit, 'page' | 'metric' | 'limit' | 'measured'>;

/** Returns the figures for a limit. Throws a BenchFailure if they are missing, or 0 for a metric that is never 0. */
function valuesOf({ page, metric }: Figured, series: readonly Series[], visits: number): number[] {
  const values = series.find(one => one.page === page && one.metric === metric)?.values ?? [];
  const { label, isNeverNothing = false } = metricOf(metric);
  if (values.length < visits) {
    const times = `${values.length} of ${visits} visits`;
    throw new BenchFailure(`${page} · ${label} was measured at ${times}: its budget cannot be judged.`);
  }
  if (isNeverNothing && values.includes(0)) {
    throw new BenchFailure(`${page} · ${label} is 0: nothing was measured, or the page is empty.`);
  }
  return values;
}

interface Judging {
  site: string;
  visits: number;
  /** Returns the likely culprits of an excess, the likeliest first. */
  nameCulprits: (page: string, metric: string) => string[];
}

/** Judges pages by their budgets. Throws a BenchFailure if a figure is missing. */
export const judgePages = (
  limits: readonly Figured[],
  series: readonly Series[],
  { site, visits, nameCulprits }: Judging,
): GateResult[] =>
  limits.map(one => {
    const { page, metric, limit, measured } = one;
    return judgeExact({
      page,
      metric,
      values: valuesOf(one, series, visits),
      before: [measured ?? limit],
      limit,
      nameCulprits: () => nameCulprits(page, metric),
      reproduce: runAgain(site, `--pages ${page} --only count`),
    });
  });

/** Turns the output of size-limit into gates. Throws a BenchFailure if an entry matches no file. */
export function fileGates(weighed: readonly FileSize[]): GateResult[] {
  return weighed.map(({ name, size, sizeLimit: limit }) => {
    if (limit === undefined) {
      throw new BenchFailure(`"${name}" of .size-limit.json finds no file: build first, or take it out if that is gone.`);
    }
    return judgeExact({
      page: 'build',
      metric: `bytes.${name}`,
      file: { label: name, unit: 'B' },
      values: [size],
      before: [limit],
      limit,
      nameCulprits: () => [],
      reproduce: 'npx size-limit',
    });
  });
}

/** Judges built files by .size-limit.json. Throws a BenchFailure if a widget has no limit or a limit no file. */
export function judgeFiles(): GateResult[] {
  const [forgotten] = filesWithoutLimit();
  if (forgotten === undefined) return fileGates(runSizeLimit());
  throw new BenchFailure(`${forgotten} has no limit: "${program} budget ratchet --write" gives it its own.`);
}

import { type Budget, inForce, type PageBudget, type Step } from '../budget.ts';
import { idOf } from '../ratchet.ts';
import { BenchFailure } from '../../failure.ts';
import { metricOf, type MetricName } from '../../results/metrics.ts';
import type { GateResult, Series } from '../../results/summary.ts';
import { judgeExact } from './judge-exact.ts';

/** What no page can do without: nothing of it counted means that nothing was counted. */
const neverNothing: ReadonlySet<MetricName> = new Set<MetricName>([
  'bytes.html',
  'bytes.all.load',
  'requests.load',
  'requests.end',
  'calls',
  'blocks',
  'nodes',
  'styled',
  'compiled',
  'heap',
]);

/** One page's share of a budget. */
export interface PageLimit {
  page: string;
  metric: MetricName;
  step: Step;
}

const limitsOf = ({ metric, pages }: PageBudget): PageLimit[] =>
  Object.entries(pages).map(([page, steps]) => ({ page, metric, step: inForce(steps) }));

/** Every budget of a page by itself. Throws a sentence where a page is gone. */
export function pageLimits(budget: Budget, pages: readonly string[]): PageLimit[] {
  const limits = budget.pages.flatMap(limitsOf);
  const gone = limits.find(({ page }) => !pages.includes(page));
  if (gone) {
    const id = idOf(gone.metric, gone.page);
    const advice = `take it out of bench/budget/budget.json, or put the page back into bench/subjects/measured-pages.ts`;
    throw new BenchFailure(`There is a budget ${id}, but "${gone.page}" is no measured page: ${advice}.`);
  }
  return limits;
}

/** The figures of a budget. Throws a sentence where there are none, or nothing where something has to be. */
function valuesOf({ page, metric }: PageLimit, series: readonly Series[], visits: number): number[] {
  const values = series.find(one => one.page === page && one.metric === metric)?.values ?? [];
  if (values.length < visits) {
    const times = `${values.length} of ${visits} visits`;
    throw new BenchFailure(`${page} · ${metricOf(metric).label} was measured at ${times}: its budget cannot be judged.`);
  }
  if (neverNothing.has(metric) && values.includes(0)) {
    throw new BenchFailure(`${page} · ${metricOf(metric).label} is 0: nothing was measured, or the page is empty.`);
  }
  return values;
}

/** What is likely to blame for an excess, the likeliest first. */
export type NameCulprits = (page: string, metric: MetricName) => string[];

/** Pages against their budgets. Throws a sentence where a budget has no figure. */
export const judgePages = (
  limits: readonly PageLimit[],
  series: readonly Series[],
  { visits, nameCulprits }: { visits: number; nameCulprits: NameCulprits },
): GateResult[] =>
  limits.map(one => {
    const { page, metric, step: { limit, measured } } = one;
    const { label, unit } = metricOf(metric);
    return judgeExact({
      page,
      metric,
      label,
      unit,
      values: valuesOf(one, series, visits),
      before: [measured ?? limit],
      limit,
      nameCulprits: () => nameCulprits(page, metric),
      reproduce: `npm run bench -- run --pages ${page} --only count`,
    });
  });

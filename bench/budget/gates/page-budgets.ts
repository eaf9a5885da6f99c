import { type Budget, inForce, type PageBudget, type Step } from '../budget.ts';
import { BenchFailure } from '../../failure.ts';
import { metricOf, type MetricName } from '../../results/metrics.ts';
import type { GateResult, Series } from '../../results/summary.ts';
import { judgeExact } from './judge-exact.ts';
import { runAgain } from './run-again.ts';

/** What no page can do without: nothing of it counted means that nothing was counted. */
export const neverNothing: ReadonlySet<MetricName> = new Set<MetricName>([
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

export interface PageLimit {
  page: string;
  metric: MetricName;
  step: Step;
}

const limitsOf = ({ metric, pages }: PageBudget): PageLimit[] =>
  Object.entries(pages).map(([page, steps]) => ({ page, metric, step: inForce(steps) }));

export const pageLimits = (budget: Budget, pages: readonly string[]): PageLimit[] =>
  budget.pages.flatMap(limitsOf).filter(({ page }) => pages.includes(page));

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
  { site, visits, nameCulprits }: { site: string; visits: number; nameCulprits: NameCulprits },
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
      reproduce: runAgain(site, `--pages ${page} --only count`),
    });
  });

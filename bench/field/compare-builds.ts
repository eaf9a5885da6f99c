import { metricOf } from '../results/metrics.ts';
import type { Culprit } from '../results/summary.ts';
import type { Interval } from '../statistics/compare-arms.ts';
import { type Judged, judgeFamilyBy, type Rules } from '../statistics/judge.ts';
import { estimate, type FieldRow, type Histogram, histogramOf, shown, viewsIn } from './rows.ts';

interface Pair {
  page: string;
  metric: string;
  arm: string;
  against: string;
  base: Histogram;
  head: Histogram;
}

type BuildComparison = Pair & Interval;

/** Metrics with percentiles, in display order. */
export const fieldMetrics = ['lcp', 'inp', 'cls', 'fcp', 'ttfb', 'wait'] as const;

/** Returns the smallest value that matters to readers: 10 ms, or a shift of 0.01. */
const least = (metric: string): number => (metric === 'cls' ? 100 : 10);

/** Minimum number of views of a page for a build to be a base. */
const fewest = 50;

/** Returns the ratio of the percentiles, with an interval combined from both intervals (Zou and Donner). */
function at(compared: Pair, confidence: number): BuildComparison {
  const { base, head, metric } = compared;
  const before = estimate(base, confidence);
  const after = estimate(head, confidence);
  const log = (value: number): number => Math.log(Math.max(value, least(metric)));
  const change = log(after.p75) - log(before.p75);
  const down = Math.hypot(log(after.p75) - log(after.low), log(before.high) - log(before.p75));
  const up = Math.hypot(log(after.high) - log(after.p75), log(before.p75) - log(before.low));
  return {
    ...compared,
    ...{ ratio: Math.exp(change), low: Math.exp(change - down), high: Math.exp(change + up), confidence },
    hasEnoughRounds: before.isSure && after.isSure,
  };
}

/** Returns the builds in the order of their first rows, which is that of their publication. */
export const buildsIn = (rows: readonly FieldRow[]): string[] => [...new Set(rows.map(({ build }) => build))];

const of = (rows: readonly FieldRow[], page: string, metric: string): FieldRow[] =>
  rows.filter(row => row.kind === page && row.metric === metric);

/** Pairs the last build with the previous one that has enough views, by page and metric. */
function pairsIn(rows: readonly FieldRow[]): Pair[] {
  const [arm = '', ...before] = buildsIn(rows).toReversed();
  const pages = [...new Set(rows.map(({ kind }) => kind))];
  return pages.flatMap(page => fieldMetrics.flatMap(metric => {
    const all = of(rows, page, metric).filter(({ part }) => part === '');
    const histogram = (build: string): Histogram => histogramOf(all.filter(row => row.build === build));
    const against = before.find(build => viewsIn(histogram(build)) >= fewest);
    const head = histogram(arm);
    if (against === undefined || viewsIn(head) === 0) return [];
    return { page, metric, arm, against, base: histogram(against), head };
  }));
}

/** Returns the parts with more slow views than before, as a share of all views: an element, a script and an event. */
function blame(rows: readonly FieldRow[], { page, metric, arm, against, base, head }: Pair): Culprit[] {
  const own = of(rows, page, metric).filter(({ part }) => part !== '');
  const slow = base.findIndex((_, bucket) => viewsIn(base.slice(0, bucket + 1)) >= viewsIn(base) * 0.75);
  const histogram = (build: string, part: string): Histogram =>
    histogramOf(own.filter(row => row.build === build && row.part === part));
  const slowShare = (found: Histogram, all: Histogram): number => viewsIn(found.slice(slow + 1)) / viewsIn(all);
  const parts = [...new Set(own.filter(({ build }) => build === arm).map(({ part }) => part))].map(part => {
    const [before, after] = [histogram(against, part), histogram(arm, part)];
    return { part, before, after, excess: slowShare(after, head) - slowShare(before, base) };
  });
  const worst = parts.filter(({ excess }) => excess > 0).sort((one, other) => other.excess - one.excess);
  const firsts = ['element', 'script', 'event'].flatMap(what => worst.find(({ part }) => part.startsWith(what)) ?? []);
  const p75 = (found: Histogram): number => shown(metric, estimate(found, 0.95).p75);
  return firsts.map(({ part, before, after }) => {
    return { page, metric, name: part, before: p75(before), after: p75(after) };
  });
}

/** Compares the percentiles of the last two builds, and blames parts for the worse ones. */
export function compareBuilds(rows: readonly FieldRow[], rules: Rules) {
  const judged: Judged<BuildComparison>[] = judgeFamilyBy(at, pairsIn(rows).map(pair => at(pair, 0.95)), rules);
  return {
    comparisons: judged.map(({ page, metric, arm, against, ratio, low, high, head, verdict }) => ({
      ...{ page, metric, label: `${metricOf(metric).label} p75`, arm, against, ratio, low, high, verdict },
      margin: rules.margin,
      rounds: viewsIn(head),
      counted: 'view' as const,
    })),
    culprits: judged.filter(({ verdict }) => verdict === 'worse').flatMap(one => blame(rows, one)),
  };
}

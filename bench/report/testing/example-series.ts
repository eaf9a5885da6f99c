import { metricOf, type MetricName } from '../../results/metrics.ts';
import type { Series } from '../../results/summary.ts';

/** Between −1 and 1, spread about, the same every time. */
const wobble = (index: number, seed: number): number => Math.sin((index + 1) * 12.9898 + seed * 78.233);

/** Samples as they come: close to each other, skewed, and now and then one far out. */
function timed(middle: number, seed: number): number[] {
  return Array.from({ length: 40 }, (_, index) => {
    const outlier = index % 17 === 11 ? 0.35 : 0;
    const share = 1 + 0.05 * wobble(index, seed) ** 3 + 0.03 * wobble(index * 3, seed + 1) + outlier;
    return Math.round(middle * share * 100) / 100;
  });
}

const series = (page: string, arm: string, metric: MetricName, values: number[]): Series => {
  const { label, unit, kind } = metricOf(metric);
  return { page, arm, metric, label, unit, kind, values };
};

const pages = ['home', 'article'];

const times: [metric: MetricName, preact: number, react: number, twin: number][] = [
  ['cpu.load', 94.2, 121.8, 76.4],
  ['cpu.scroll', 188.4, 243.1, 149.6],
  ['cpu.longest', 21.3, 44.9, 17.1],
  ['lcp', 642, 655, 618],
  ['wake.jump', 312, 498, 0],
];

const counts: [metric: MetricName, preact: number, react: number, twin: number][] = [
  ['bytes.html', 14_236, 14_236, 13_904],
  ['bytes.js.load', 3_308, 3_308, 0],
  ['bytes.js.end', 15_112, 66_870, 0],
  ['requests.end', 12, 12, 5],
  ['calls', 37_254, 58_112, 0],
  ['nodes', 1_611, 1_611, 1_604],
  ['listeners', 38, 61, 0],
];

const arms = ['preact', 'react', 'twin'] as const;

/** Forty rounds of times and three of what is exact, one of which is not. */
export const exampleSeries: Series[] = pages.flatMap((page, pageIndex) => [
  ...times.flatMap(([metric, ...middles], metricIndex) =>
    arms.flatMap((arm, armIndex) => {
      const middle = middles[armIndex] ?? 0;
      const seed = pageIndex * 31 + metricIndex * 7 + armIndex;
      return middle > 0 ? [series(page, arm, metric, timed(middle * (1 + pageIndex / 5), seed))] : [];
    })),
  ...counts.flatMap(([metric, ...values]) =>
    arms.map((arm, armIndex) => series(page, arm, metric, Array.from({ length: 3 }, () => values[armIndex] ?? 0)))),
  series(page, 'preact', 'heap', [2_412_840, 2_413_112, 2_412_840]),
]);

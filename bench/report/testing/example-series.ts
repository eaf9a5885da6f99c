import { metricOf, type MetricName } from '../../results/metrics.ts';
import type { Series } from '../../results/summary.ts';

const series = (arm: string, metric: MetricName, values: number[]): Series => {
  const { label, unit, kind } = metricOf(metric);
  return { page: 'home', arm, metric, label, unit, kind, values };
};

/** Times that are close to each other but for one, and what is exact but for one of three visits. */
export const exampleSeries: Series[] = ['preact', 'react', 'twin'].flatMap((arm, index) => [
  series(arm, 'cpu.load', [94.2, 95.1, 96.8, 131.4].map(time => time + index)),
  series(arm, 'lcp', [642, 644, 650, 871]),
  series(arm, 'bytes.js.load', [3_308, 3_308, 3_308]),
  series(arm, 'heap', [2_412_840, 2_413_112, 2_412_840]),
  series(arm, 'session.bytes', [76_767, 76_771, 76_767]),
]);

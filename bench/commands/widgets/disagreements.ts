import type { MetricName } from '../../results/metrics.ts';
import type { Sample } from '../../results/sample.ts';

const exact: readonly MetricName[] = ['compiled', 'calls'];

/** A sentence for each figure that is not the same in all counting visits of a page: it is not exact. */
export function disagreementsIn(samples: readonly Sample[]): string[] {
  const pages = Map.groupBy(
    samples.filter(({ probe }) => probe === 'count-box'),
    ({ page, arm }) => `${page} of ${arm}`,
  );
  return [...pages].flatMap(([page, visits]) =>
    exact.flatMap(metric => {
      const values = [...new Set(visits.map(({ figures }) => figures[metric]))];
      return values.length > 1 ? [`${page}: ${metric} differ between visits (${values.join(', ')}).`] : [];
    }),
  );
}

import type { LabBesideField, Percentile, Series } from '../results/summary.ts';
import { median } from '../statistics/median.ts';

/** Pages of the bench that are of a kind with another name. */
const kinds = new Map([['topic', 'listing'], ['person', 'listing'], ['category', 'listing'], ['gallery', 'article']]);

/**
 * The bench's medians beside the field's percentiles of the same kind of page: by what factor the bench's phone lies
 * (the geometric mean of the pages), and whether it has the pages in the field's order.
 */
export function besideLab(percentiles: readonly Percentile[], series: readonly Series[]): LabBesideField[] {
  const whole = percentiles.filter(({ group }) => group === 'all');
  const latest = whole.at(-1)?.build;
  const field = whole.filter(({ build }) => build === latest);
  const own = series.filter(({ arm }) => arm === series[0]?.arm);
  return [...new Set(field.map(({ metric }) => metric))].flatMap(metric => {
    const pages = field.filter(one => one.metric === metric).flatMap(({ page, p75 }) => {
      const lab = own.find(one => one.metric === metric && (kinds.get(one.page) ?? one.page) === page);
      const figure = lab ? median(lab.values) : 0;
      return figure > 0 && p75 > 0 ? [{ p75, figure }] : [];
    });
    if (pages.length === 0) return [];
    const logs = pages.map(({ p75, figure }) => Math.log(p75 / figure));
    const pairs = pages.flatMap((one, index) =>
      pages.slice(index + 1).map(other => (one.p75 - other.p75) * (one.figure - other.figure)),
    );
    return {
      metric,
      factor: Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length),
      pairs: pairs.length,
      agreeing: pairs.filter(product => product > 0).length,
    };
  });
}

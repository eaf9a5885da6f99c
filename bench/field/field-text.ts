import { counted, formatComparison, formatFigure } from '../results/figures.ts';
import { metricOf } from '../results/metrics.ts';
import type { LabBesideField, Percentile, Summary } from '../results/summary.ts';

function percentileLine({ page, group, build, metric, views, p75, low, high }: Percentile): string {
  const { label, unit } = metricOf(metric);
  const [middle = '', least, most] = [p75, low, high].map(value => formatFigure(value, unit));
  const where = `${page} · ${group}`.padEnd(32) + build.padEnd(12) + label.padEnd(14);
  return `${where}${middle.padStart(10)}  (${least} to ${most}; ${counted(views, 'view')})`;
}

const labSentence = ({ metric, factor, pairs, agreeing }: LabBesideField): string =>
  `${metricOf(metric).label}: readers have ${factor.toFixed(2)} times what the bench has` +
  `${pairs > 0 ? `; it has ${agreeing} of ${counted(pairs, 'pair')} of pages in their order` : ''}.`;

/** What readers' phones have told, as it is shown on a terminal: the verdict comes last, where the eye is. */
export function fieldText({ field, comparisons, warnings, sentence }: Summary): string {
  const parts = [
    (field?.percentiles ?? []).map(percentileLine),
    (field?.lab ?? []).map(labSentence),
    comparisons.map(one => `  ${one.page} · ${one.label}: ${formatComparison(one)} · ${one.verdict}`),
    [...warnings, sentence],
  ];
  return parts.filter(lines => lines.length > 0).map(lines => lines.join('\n')).join('\n\n');
}

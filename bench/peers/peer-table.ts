import { metricOf } from '../results/metrics.ts';
import type { Sample } from '../results/sample.ts';
import { comparisonsOf, seriesOf } from '../results/summarise.ts';
import { rulesFor } from '../statistics/judge.ts';
import { median } from '../statistics/median.ts';
import { formatFigure } from '../results/figures.ts';

/** What the table has a row for, where it was measured. */
const rows = [
  ...(['bytes.html', 'bytes.js.load', 'bytes.js.end', 'requests.js.end', 'calls', 'heap', 'shift'] as const),
  ...(['cpu.load', 'cpu.scroll', 'cpu.longest', 'taps.lost', 'taps.doubled'] as const),
  ...(['wake.early', 'wake.jump', 'wake.thumb', 'tap.paint', 'fcp', 'lcp'] as const),
];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What is told beside the first arm, too. */
const beside = ['cpu.load', 'cpu.scroll', 'tap.paint'];

/** A table in Markdown: the median of each figure; of some times what it is of the first arm's, in the same rounds. */
export function peerTable(samples: readonly Sample[], arms: readonly string[]): string {
  const series = seriesOf(samples);
  const [first = ''] = arms;
  const rounds = 1 + Math.max(0, ...samples.map(({ round }) => round));
  const rules = rulesFor(rounds);
  const ratios = comparisonsOf(samples, { against: first, metrics: beside, rules });
  const cell = (page: string, metric: string, arm: string): string => {
    const found = series.find(one => one.page === page && one.metric === metric && one.arm === arm);
    if (!found) return '–';
    const figure = formatFigure(median(found.values), found.unit);
    const ratio = ratios.find(one => one.page === page && one.metric === metric && one.arm === arm);
    return ratio ? `${figure} (${ratio.ratio.toFixed(2)} ×)` : figure;
  };
  const lines = [...new Set(series.map(({ page }) => page))].flatMap(page =>
    rows
      .filter(metric => series.some(one => one.page === page && one.metric === metric))
      .map(metric => rowOf([`${page}: ${metricOf(metric).label}`, ...arms.map(arm => cell(page, metric, arm))])),
  );
  return [rowOf(['', ...arms]), rowOf(['---', ...arms.map(() => '---:')]), ...lines].join('\n');
}

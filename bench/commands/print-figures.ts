import { formatFigure } from '../results/figures.ts';
import { metricOf } from '../results/metrics.ts';
import type { Sample } from '../results/sample.ts';
import { seriesOf } from '../results/summarise.ts';
import type { Series } from '../results/summary.ts';
import { median } from '../statistics/median.ts';

/** All that speaks to a terminal, but line ends: names of functions are a page's. */
const marks = /(?!\n)\p{Cc}/gu;

/** Prints what a command came to, on stdout: for programs with `--json`, else as text. */
export function printResult(result: unknown, text: string, { json }: { json: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text.replace(marks, ' ')}\n`);
}

function tableOf(page: string, all: readonly Series[]): string {
  const arms = [...new Set(all.map(({ arm }) => arm))];
  const names = [...new Set(all.map(({ metric }) => metric))];
  const heading = `${page.padEnd(30)}${arms.map(arm => arm.padStart(16)).join('')}`;
  const rows = names.map(metric => {
    const cells = arms.map(arm => {
      const found = all.find(one => one.metric === metric && one.arm === arm);
      return (found ? formatFigure(median(found.values), found.unit) : '–').padStart(16);
    });
    return `  ${metricOf(metric).label.padEnd(28)}${cells.join('')}`;
  });
  return [heading, ...rows].join('\n');
}

/** Prints the medians of what visits have said: a table for each page, arms beside each other. */
export function printFigures(samples: readonly Sample[], output: NodeJS.WritableStream): void {
  const series = seriesOf(samples);
  for (const page of new Set(series.map(one => one.page))) {
    output.write(`\n${tableOf(page, series.filter(one => one.page === page))}\n`);
  }
}

import { tableText } from '../report/html.ts';
import { groupsOf } from '../report/verdicts.ts';
import { medianTable } from '../report/visits.ts';
import type { Sample } from '../results/sample.ts';
import { seriesOf } from '../results/summarise.ts';

/** Matches control characters except line ends. Function names come from pages and may contain them. */
const marks = /(?!\n)\p{Cc}/gu;

/** Prints a result to stdout: as JSON with `--json`, else as text. */
export function printResult(result: unknown, text: string, { json }: { json: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text.replace(marks, ' ')}\n`);
}

/** Prints the medians of visits: a table for each page, with the variants side by side. */
export function printFigures(samples: readonly Sample[], output: NodeJS.WritableStream): void {
  for (const [page, own] of groupsOf(seriesOf(samples), one => one.page)) {
    const figures = groupsOf(own, ({ label }) => label);
    output.write(`\n${tableText(medianTable(['', page], figures, ({ arm }) => arm))}\n`);
  }
}

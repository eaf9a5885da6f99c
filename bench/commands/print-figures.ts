import { tableText } from '../report/html.ts';
import { groupsOf } from '../report/verdicts.ts';
import { medianTable } from '../report/visits.ts';
import type { Sample } from '../results/sample.ts';
import { seriesOf } from '../results/summarise.ts';

/** All that speaks to a terminal, but line ends: names of functions are a page's. */
const marks = /(?!\n)\p{Cc}/gu;

/** Prints what a command came to, on stdout: for programs with `--json`, else as text. */
export function printResult(result: unknown, text: string, { json }: { json: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text.replace(marks, ' ')}\n`);
}

/** Prints the medians of what visits have said: a table for each page, arms beside each other. */
export function printFigures(samples: readonly Sample[], output: NodeJS.WritableStream): void {
  for (const [page, own] of groupsOf(seriesOf(samples), one => one.page)) {
    const figures = groupsOf(own, ({ label }) => label);
    output.write(`\n${tableText(medianTable(['', page], figures, ({ arm }) => arm))}\n`);
  }
}

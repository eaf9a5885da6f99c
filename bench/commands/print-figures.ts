import { reuseBrowser, startedWith } from '../browser/reuse-browser.ts';
import { tableText } from '../report/html.ts';
import { groupsOf } from '../report/verdicts.ts';
import { medianTable } from '../report/visits.ts';
import type { Sample } from '../results/sample.ts';
import type { Store } from '../results/store.ts';
import { seriesOf } from '../results/summarise.ts';
import type { Arm } from '../sites/arm.ts';
import { probeOf } from '../visits/probes/probes.ts';
import { runRounds } from '../visits/rounds/run-rounds.ts';

/** Matches control characters except line ends. Function names come from pages and may contain them. */
const marks = /(?!\n)\p{Cc}/gu;

/** Prints a result to stdout: as JSON with `--json`, else as text. */
export function printResult(result: unknown, text: string, { json }: { json: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text.replace(marks, ' ')}\n`);
}

/** Joins lines to paragraphs, without the empty ones. */
export const paragraphs = (parts: readonly (readonly string[])[]): string =>
  parts.filter(lines => lines.length > 0).map(lines => lines.join('\n')).join('\n\n');

/** Prints the medians of visits: a table for each page, with the variants side by side. */
export function printFigures(samples: readonly Sample[], output: NodeJS.WritableStream): void {
  for (const [page, own] of groupsOf(seriesOf(samples), one => one.page)) {
    const figures = groupsOf(own, ({ label }) => label);
    output.write(`\n${tableText(medianTable(['', page], figures, ({ arm }) => arm))}\n`);
  }
}

/** Takes all samples that a store lacks, probe by probe, and prints the medians of each on stderr. */
export async function measureProbes(store: Store, arms: readonly Arm[]): Promise<void> {
  await using browser = reuseBrowser(startedWith(store.manifest.slowBrowser));
  for (const probe of store.manifest.probes.map(probeOf)) {
    await runRounds({ browser, store, probe, arms });
    printFigures(store.samples.filter(sample => sample.probe === probe.name), process.stderr);
  }
}

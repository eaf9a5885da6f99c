import { relative, resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import { readSummary, writeReport } from '../report/results-folder.ts';
import { comparisonLine, headlineOf } from '../results/figures.ts';
import type { Store } from '../results/store.ts';
import { comparisonsOf, firstDetails, newSummary, seriesOf, warningsOf } from '../results/summarise.ts';
import type { PageLoad, Summary } from '../results/summary.ts';
import { program, resultsRoot } from '../sites/own-site.ts';
import { rulesFor } from '../statistics/judge.ts';
import { command } from './arguments.ts';
import { printResult } from './print-figures.ts';

const timedMetrics = ['cpu.load', 'cpu.scroll', 'fcp', 'lcp', 'wake.jump', 'wake.thumb', 'tap.paint', 'session.bytes', 'session.html', 'session.lcp', 'session.cpu'];

/** Returns the variant to compare with: the twin, if there is one, else the first. */
function referenceOf({ manifest }: Store): string {
  const names = Object.keys(manifest.arms);
  return names.find(name => /^(twin\b|plain$)/.test(name)) ?? names[0] ?? '';
}

function summaryOf(store: Store, loads: readonly PageLoad[], against: string): Summary {
  const { manifest, samples } = store;
  const rules = rulesFor(manifest.rounds);
  const comparisons = comparisonsOf(samples, { against, metrics: timedMetrics, rules });
  return newSummary(manifest, {
    verdict: 'measured',
    sentence: headlineOf(comparisons) || `${samples.length} visits were measured.`,
    comparisons,
    series: seriesOf(samples),
    stories: [...loads],
    details: firstDetails(samples),
    warnings: warningsOf(samples),
  });
}

/** Writes the report of a run and prints its result. */
export async function reportRun(store: Store, loads: readonly PageLoad[], shown: { json: boolean }, against?: string) {
  const summary = summaryOf(store, loads, against ?? referenceOf(store));
  const report = await writeReport(store.folder, summary);
  const lines = [...summary.comparisons.map(comparisonLine), '', ...summary.warnings, summary.sentence, report];
  printResult(summary, lines.join('\n'), shown);
}

/** `bench report <folder>`: writes a run's report again from its summary. */
export const report = command({}, async ({ positionals }) => {
  const [folder] = positionals;
  if (folder === undefined) throw new BenchFailure(`Say of which folder of results: "${program} report ${relative('', resultsRoot)}/…".`);
  const summary = await readSummary(resolve(folder));
  console.info(`${summary.sentence}\n${await writeReport(resolve(folder), summary)}`);
});

import { resolve } from 'node:path';
import { comparisonsOf, seriesOf } from '../results/summarise.ts';
import type { Store } from '../results/store.ts';
import type { Comparison, Summary } from '../results/summary.ts';
import { writeReport } from '../report/write-report.ts';
import { plannedLooks } from '../statistics/looks.ts';

const timedMetrics = ['cpu.load', 'cpu.scroll', 'fcp', 'lcp'];
const margin = 0.03;

/** A ratio as what it is more or less than the other. */
const percent = (ratio: number): string => {
  const change = (ratio - 1) * 100;
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)} %`;
};

const lineOf = ({ page, label, arm, against, ratio, low, high, rounds, verdict }: Comparison): string =>
  `  ${page} · ${label} · ${arm} ÷ ${against}: ${ratio.toFixed(3)} (${percent(low)} to ${percent(high)}; ${rounds} rounds) · ${verdict}`;

/** The arm that others are seen beside: the pages without script, where there are some, else the first. */
function referenceOf({ manifest }: Store): string {
  const names = Object.keys(manifest.arms);
  return names.includes('twin') ? 'twin' : (names[0] ?? '');
}

/** Sums a run up. */
export function summaryOf(store: Store): Summary {
  const { manifest, samples } = store;
  const rules = { margin, error: 0.05, looks: plannedLooks(manifest.rounds) };
  const comparisons = comparisonsOf(samples, { against: referenceOf(store), metrics: timedMetrics, rules });
  const [first] = comparisons;
  return {
    schema: 1,
    verdict: 'passed',
    sentence: first
      ? `Measured ${samples.length} visits: ${first.page}, ${first.label}, ${first.arm} is ${first.ratio.toFixed(2)} × ${first.against}.`
      : `Measured ${samples.length} visits.`,
    command: manifest.command,
    startedAt: manifest.startedAt,
    seconds: (Date.now() - Date.parse(manifest.startedAt)) / 1000,
    seed: manifest.seed,
    machine: manifest.machine,
    gates: [],
    comparisons,
    series: seriesOf(samples),
    widgets: [],
    taps: [],
    stories: [],
    culprits: [],
    details: [],
    warnings: [],
  };
}

/** Writes the report of a run and prints what it came to. */
export async function conclude(store: Store, { isJson }: { isJson: boolean }): Promise<void> {
  const summary = summaryOf(store);
  await writeReport(store.folder, summary);
  const lines = [...summary.comparisons.map(lineOf), '', summary.sentence, `Report: ${resolve(store.folder, 'report.html')}`];
  process.stdout.write(`${isJson ? JSON.stringify(summary, null, 2) : lines.join('\n')}\n`);
}

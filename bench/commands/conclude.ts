import { resolve } from 'node:path';
import { writeReport } from '../report/write-report.ts';
import { newSummary } from '../results/new-summary.ts';
import type { Store } from '../results/store.ts';
import { comparisonsOf, seriesOf } from '../results/summarise.ts';
import type { Comparison, Story, Summary } from '../results/summary.ts';
import { plannedLooks } from '../statistics/looks.ts';
import { formatChange } from '../wording/figures.ts';
import { formatInterval } from '../wording/gate-words.ts';

const timedMetrics = ['cpu.load', 'cpu.scroll', 'fcp', 'lcp', 'wake.jump', 'wake.thumb', 'tap.paint'];
const margin = 0.03;

const lineOf = (comparison: Comparison): string => {
  const { page, label, arm, against, ratio, rounds, verdict } = comparison;
  const change = `${formatChange(ratio)} (${formatInterval(comparison)}; ${rounds} rounds)`;
  return `  ${page} · ${label} · ${arm} beside ${against}: ${change} · ${verdict}`;
};

/** The arm that others are seen beside: the pages without script, where there are some, else the first. */
function referenceOf({ manifest }: Store): string {
  const names = Object.keys(manifest.arms);
  return names.find(name => name === 'twin' || name === 'plain') ?? names[0] ?? '';
}

/** The details of the first visit of each page of each arm that was counted. */
const detailsIn = ({ samples }: Store): Summary['details'] =>
  samples
    .filter(({ pass, round }) => pass === 'count' && round === 0)
    .map(({ page, arm, details }) => ({ page, arm, details }));

/** Sums a run up that judges nothing. */
function summaryOf(store: Store, stories: readonly Story[]): Summary {
  const { manifest, samples } = store;
  const rules = { margin, error: 0.05, looks: plannedLooks(manifest.rounds) };
  const comparisons = comparisonsOf(samples, { against: referenceOf(store), metrics: timedMetrics, rules });
  const [first] = comparisons;
  const beside = first
    ? ` ${first.label} of ${first.page}: ${first.arm} has ${formatChange(first.ratio)} beside ${first.against}.`
    : '';
  return newSummary(manifest, {
    verdict: 'measured',
    sentence: `${samples.length} visits were measured.${beside}`,
    comparisons,
    series: seriesOf(samples),
    stories: [...stories],
    details: detailsIn(store),
  });
}

/** Writes the report of a run and prints what it came to. */
export async function conclude(store: Store, stories: readonly Story[], isJson: boolean): Promise<void> {
  const summary = summaryOf(store, stories);
  await writeReport(store.folder, summary);
  const report = `Report: ${resolve(store.folder, 'report.html')}`;
  const lines = [...summary.comparisons.map(lineOf), '', summary.sentence, report];
  process.stdout.write(`${isJson ? JSON.stringify(summary, null, 2) : lines.join('\n')}\n`);
}

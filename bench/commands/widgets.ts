import { resolve } from 'node:path';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { writeReport } from '../report/results-folder.ts';
import { newSummary } from '../results/new-summary.ts';
import { openStore, type Store } from '../results/store.ts';
import { seriesOf } from '../results/summarise.ts';
import { buildIfStale } from '../sites/own-site.ts';
import { columnOf, tablesOf } from './widgets/cost-table.ts';
import { disagreementsIn } from './widgets/disagreements.ts';
import { costsIn, measureWidgets } from './widgets/measure-widgets.ts';
import { counted } from '../results/figures.ts';
import { askedWidgets, readShownWidgets } from './widgets/shown-widgets.ts';
import { listOf, readArguments } from './arguments.ts';
import { newStore } from './new-store.ts';
import { printResult } from './print-result.ts';

const options = {
  build: { type: 'string', default: 'preact' },
  rounds: { type: 'string', default: '5' },
  sort: { type: 'string', default: 'bytes' },
  seed: { type: 'string' },
  resume: { type: 'string' },
  output: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const builds = ['preact', 'react'];

function askedBuilds(text: string): string[] {
  const asked = listOf(text);
  const unknown = asked.find(name => !builds.includes(name));
  if (unknown !== undefined) throw new BenchFailure(`--build has "${unknown}"; it can have ${builds.join(' and ')}.`);
  return asked;
}

const read = (args: readonly string[]) => readArguments(args, options);

async function storeFor(args: readonly string[], { values, positionals }: ReturnType<typeof read>): Promise<Store> {
  if (values.resume !== undefined) return openStore(resolve(values.resume));
  const arms = [...askedBuilds(values.build), 'twin'];
  buildIfStale();
  return newStore('widgets', args, values, {
    pages: askedWidgets(await readShownWidgets(), positionals),
    arms: Object.fromEntries(arms.map(name => [name, name])),
    probes: ['count-box', 'time-box'],
  });
}

/** `bench widgets [names …]`: what each widget costs, on a page with its box alone, beside that page's zero-JS twin. */
export async function widgets(args: readonly string[]): Promise<ExitCode> {
  const asked = read(args);
  const { values } = asked;
  const sort = columnOf(values.sort);
  const store = await storeFor(args, asked);
  await measureWidgets(store);
  const costs = costsIn(store);
  const summary = newSummary(store.manifest, {
    verdict: 'measured',
    sentence: `The cost of ${counted(costs.length, 'widget')} was measured.`,
    widgets: costs,
    series: seriesOf(store.samples),
    warnings: disagreementsIn(store.samples),
  });
  await writeReport(store.folder, summary);
  for (const sentence of summary.warnings) console.warn(sentence);
  const report = `Report: ${resolve(store.folder, 'report.html')}`;
  printResult(costs, ['', tablesOf(costs, sort), '', report].join('\n'), values);
  return exitCodes.passed;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { root } from '../../scripts/build/paths.ts';
import { likeNames } from '../../widgets/package/like-names.ts';
import { BenchFailure } from '../failure.ts';
import { writeReport } from '../report/results-folder.ts';
import { counted, formatNumber } from '../results/figures.ts';
import type { MetricName } from '../results/metrics.ts';
import type { Sample } from '../results/sample.ts';
import { openStore, type Store } from '../results/store.ts';
import { newSummary, seriesOf } from '../results/summarise.ts';
import type { WidgetCost } from '../results/summary.ts';
import type { BenchPage } from '../sites/arm.ts';
import { buildIfStale } from '../sites/own-site.ts';
import { type Asked, command, listOf, wholeNumber } from './arguments.ts';
import { newStore } from './new-store.ts';
import { printResult } from './print-figures.ts';
import { boxPath } from './widgets/box.ts';
import { costsIn, measureWidgets } from './widgets/measure-widgets.ts';

interface Column {
  title: string;
  width: number;
  /** Null where a widget has no such figure. */
  figure: (cost: WidgetCost) => number | null;
  digits: 0 | 1 | 2;
}

const columns = {
  bytes: { title: 'own B', width: 7, figure: ({ bytes }) => bytes, digits: 0 },
  shared: { title: '+ others', width: 9, figure: ({ sharedBytes }) => sharedBytes, digits: 0 },
  requests: { title: 'requests', width: 9, figure: ({ requests }) => requests, digits: 0 },
  compiled: { title: 'compiled', width: 9, figure: ({ compiled }) => compiled, digits: 0 },
  calls: { title: 'calls', width: 8, figure: ({ calls }) => calls, digits: 0 },
  wake: { title: 'wake ms', width: 8, figure: ({ wakeTime }) => wakeTime, digits: 1 },
  tap: { title: 'tap ms', width: 7, figure: ({ tapTime }) => tapTime, digits: 0 },
  heap: { title: 'heap B', width: 9, figure: ({ heap }) => heap, digits: 0 },
  twin: { title: '× twin', width: 7, figure: ({ twinRatio }) => twinRatio, digits: 2 },
} as const satisfies Record<string, Column>;

type ColumnName = keyof typeof columns;

const nameWidth = 20;
const isColumn = (name: string): name is ColumnName => Object.hasOwn(columns, name);

/** The column that a table is sorted by. Throws a sentence if the name is unknown. */
function columnOf(name: string): ColumnName {
  if (isColumn(name)) return name;
  throw new BenchFailure(`--sort is "${name}"; it can be ${Object.keys(columns).join(', ')}.`);
}

/** The dearest first; what has no such figure comes last. */
export const sortedBy = (costs: readonly WidgetCost[], name: ColumnName): WidgetCost[] => {
  const { figure }: Column = columns[name];
  const keyOf = (cost: WidgetCost): number => figure(cost) ?? -Infinity;
  return costs.toSorted((one, other) => keyOf(other) - keyOf(one) || one.widget.localeCompare(other.widget));
};

const shown = (value: number | null, digits: Column['digits']): string =>
  value === null ? '–' : formatNumber(value, digits);

const lineOf = (cost: WidgetCost): string =>
  cost.widget.padEnd(nameWidth) +
  Object.values(columns).map(({ figure, digits, width }: Column) => shown(figure(cost), digits).padStart(width)).join('');

const headingOf = (arm: string): string =>
  arm.padEnd(nameWidth) + Object.values(columns).map(({ title, width }) => title.padStart(width)).join('');

function tablesOf(costs: readonly WidgetCost[], sort: ColumnName): string {
  const arms = [...new Set(costs.map(({ arm }) => arm))];
  return arms
    .map(arm => [headingOf(arm), ...sortedBy(costs.filter(cost => cost.arm === arm), sort).map(lineOf)].join('\n'))
    .join('\n\n');
}

const bundle = z.object({
  shownWidgets: z.array(
    z.object({ name: z.string(), examples: z.object({ states: z.record(z.string(), z.unknown()) }) }),
  ),
});

/** All widgets that have a box, each in the first of its states. Throws a sentence where there is no build. */
export async function readShownWidgets(distribution = resolve(root, 'dist')): Promise<BenchPage[]> {
  const file = resolve(distribution, 'examples.mjs');
  if (!existsSync(file)) throw new BenchFailure(`There is no ${file}: run "npm run build".`);
  const { shownWidgets } = bundle.parse(await import(pathToFileURL(file).href));
  return shownWidgets.map(({ name, examples }) => {
    const [state = ''] = Object.keys(examples.states);
    return { name, path: boxPath(name, state) };
  });
}

/** The pages of the asked widgets, of all where none is asked for. Throws a sentence where a name is unknown. */
export function askedWidgets(all: readonly BenchPage[], names: readonly string[]): BenchPage[] {
  if (names.length === 0) return [...all];
  return [...new Set(names)].map(name => {
    const found = all.find(widget => widget.name === name);
    if (!found) throw new BenchFailure(`There is no widget "${name}" with a box.${likeNames(name, all.map(widget => widget.name))}`);
    return found;
  });
}

const exact: readonly MetricName[] = ['compiled', 'calls'];

/** A sentence for each figure that is not the same in all counting visits of a page: it is not exact. */
export function disagreementsIn(samples: readonly Sample[]): string[] {
  const pages = Map.groupBy(
    samples.filter(({ probe }) => probe === 'count-box'),
    ({ page, arm }) => `${page} of ${arm}`,
  );
  return [...pages].flatMap(([page, visits]) =>
    exact.flatMap(metric => {
      const values = [...new Set(visits.map(({ figures }) => figures[metric]))];
      return values.length > 1 ? [`${page}: ${metric} differ between visits (${values.join(', ')}).`] : [];
    }),
  );
}

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

async function storeFor(args: readonly string[], { values, positionals }: Asked<typeof options>): Promise<Store> {
  if (values.resume !== undefined) return openStore(resolve(values.resume));
  const arms = [...askedBuilds(values.build), 'twin'];
  // Before the build, which takes a while.
  wholeNumber('rounds', values.rounds);
  buildIfStale();
  return newStore('widgets', args, values, {
    pages: askedWidgets(await readShownWidgets(), positionals),
    arms: Object.fromEntries(arms.map(name => [name, name])),
    probes: ['count-box', 'time-box'],
  });
}

/** `bench widgets [names …]`: what each widget costs, on a page with its box alone, beside that page's zero-JS twin. */
export const widgets = command(options, async (asked, args) => {
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
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { flavours, root } from '../../scripts/build/paths.ts';
import { likeNames } from '../../widgets/package/like-names.ts';
import { BenchFailure } from '../failure.ts';
import { tableText } from '../report/html.ts';
import { writeReport } from '../report/results-folder.ts';
import { costNames, widgetTable } from '../report/verdicts.ts';
import { counted } from '../results/figures.ts';
import type { MetricName } from '../results/metrics.ts';
import type { Sample } from '../results/sample.ts';
import type { Store } from '../results/store.ts';
import { newSummary, seriesOf } from '../results/summarise.ts';
import type { BenchPage } from '../sites/arm.ts';
import { buildIfStale } from '../sites/own-site.ts';
import { type CommandInput, command, listOf, oneOf, wholeNumber } from './arguments.ts';
import { newStore, resumed } from './new-store.ts';
import { printResult } from './print-figures.ts';
import { boxPath } from './widgets/box.ts';
import { costsIn, measureWidgets } from './widgets/measure-widgets.ts';

const bundle = z.object({
  shownWidgets: z.array(
    z.object({ name: z.string(), examples: z.object({ states: z.record(z.string(), z.unknown()) }) }),
  ),
});

/** Returns all widgets with a box, each in its first state. Throws a BenchFailure without a build. */
export async function readShownWidgets(distribution = resolve(root, 'dist')): Promise<BenchPage[]> {
  const file = resolve(distribution, 'examples.mjs');
  if (!existsSync(file)) throw new BenchFailure(`There is no ${file}: run "npm run build".`);
  const { shownWidgets } = bundle.parse(await import(pathToFileURL(file).href));
  return shownWidgets.map(({ name, examples }) => {
    const [state = ''] = Object.keys(examples.states);
    return { name, path: boxPath(name, state) };
  });
}

/** Returns the pages of the named widgets, or all. Throws a BenchFailure if a name is unknown. */
export function askedWidgets(all: readonly BenchPage[], names: readonly string[]): BenchPage[] {
  if (names.length === 0) return [...all];
  return [...new Set(names)].map(name => {
    const found = all.find(widget => widget.name === name);
    if (!found) throw new BenchFailure(`There is no widget "${name}" with a box.${likeNames(name, all.map(widget => widget.name))}`);
    return found;
  });
}

const exact: readonly MetricName[] = ['compiled', 'calls'];

/** Returns a message for each count that differs between visits of a page, because it is not exact. */
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

type Input = CommandInput<typeof options>;

async function storeFor(args: readonly string[], { values, positionals }: Input): Promise<Store> {
  const earlier = resumed(values);
  if (earlier) return earlier;
  const arms = [...listOf(values.build).map(build => oneOf('build', build, flavours)), 'twin'];
  // Check this before the build, which takes a while.
  wholeNumber('rounds', values.rounds);
  buildIfStale();
  return newStore('widgets', args, values, {
    pages: askedWidgets(await readShownWidgets(), positionals),
    arms: Object.fromEntries(arms.map(name => [name, name])),
    probes: ['count-box', 'time-box'],
  });
}

/**
 * `bench widgets [names …]`: measures the costs of each widget on a page with only its box, against the zero-JS twin.
 */
export const widgets = command(options, async (asked, args) => {
  const { values } = asked;
  const sort = oneOf('sort', values.sort, costNames);
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
  const report = await writeReport(store.folder, summary);
  for (const sentence of summary.warnings) console.warn(sentence);
  printResult(costs, ['', tableText(widgetTable(costs, sort)), '', report].join('\n'), values);
});

import { resolve } from 'node:path';
import { BenchFailure } from '../../failure.ts';
import { type MetricKind, metricOf, metrics } from '../../results/metrics.ts';
import { openStore } from '../../results/store.ts';
import { commandLine, isAddress, listOf, oneOf, pagesFor, readArguments, seedFrom, shareOption, wholeNumber } from '../arguments.ts';
import { machineWith, storeOptions } from '../new-store.ts';
import { examples } from './own-pages.ts';
import { recogniseFolder } from './sides.ts';

const options = {
  pages: { type: 'string' },
  rounds: { type: 'string', default: '40' },
  metrics: { type: 'string' },
  margin: { type: 'string', default: '3%' },
  only: { type: 'string', default: 'exact,ratio' },
  ...storeOptions,
} as const;

const read = (args: readonly string[]) => readArguments(args, options);

type Values = ReturnType<typeof read>['values'];

/** Timings that are judged by default. More of them would make the verdict less certain. */
const gatedTimings: readonly string[] = ['cpu.load', 'cpu.scroll'];

/** Metrics that a comparison can count or time. */
const measuredMetrics = Object.keys(metrics).filter(name => ['count', 'time'].includes(metricOf(name).probe ?? ''));

const exactNames = Object.keys(metrics).filter(name => metricOf(name).kind === 'exact');

/** Returns the metrics of `--metrics`, or the default ones. Throws a BenchFailure if one is unknown. */
export function askedMetrics(names: readonly string[] | null): readonly string[] {
  if (names === null) return [...exactNames, ...gatedTimings];
  const unknown = names.find(name => !(name in metrics));
  if (unknown === undefined) return names;
  throw new BenchFailure(`There is no metric "${unknown}": there are ${Object.keys(metrics).join(', ')}.`);
}

/** Throws a BenchFailure if the visits of a comparison do not measure one of these metrics. */
function checkMeasured(names: readonly string[]): void {
  const missing = names.find(name => !measuredMetrics.includes(name));
  if (missing === undefined) return;
  throw new BenchFailure(
    `Visits of a comparison do not say ${missing}; what they say is ${measuredMetrics.join(', ')}. Of two folders of results, any figure that both have can be compared.`,
  );
}

export const ofKind = (names: readonly string[], kind: MetricKind): string[] =>
  names.filter(name => metricOf(name).kind === kind);

function metricsOf({ metrics: list, only }: Values, kinds: readonly string[]): readonly string[] {
  const asked = askedMetrics(list === undefined ? null : listOf(list));
  const found = (['exact', 'timed'] as const).flatMap(kind => (kinds.includes(kind) ? ofKind(asked, kind) : []));
  if (found.length > 0) return found;
  throw new BenchFailure(`--metrics ${list ?? ''} and --only ${only} have nothing in common: leave one of them out.`);
}

/** Returns both sides. A resumed run uses the sides that it started with. */
function namesOf({ resume }: Values, positionals: readonly string[]): [base: string, head: string] {
  const [base, head, more] = positionals;
  if (resume !== undefined && positionals.length === 0) {
    const { arms } = openStore(resolve(resume)).manifest;
    if (arms.base !== undefined && arms.head !== undefined) return [arms.base, arms.head];
    throw new BenchFailure(`${resume} has the results of no comparison: it has no base and head.`);
  }
  if (base !== undefined && head !== undefined && more === undefined) return [base, head];
  throw new BenchFailure(`Say what is compared with what, such as ${examples}.`);
}

/** Reads the arguments of a comparison. Throws a BenchFailure for unusable ones, before anything is built. */
export function ask(args: readonly string[]) {
  const { values, positionals } = read(args);
  const [base, head] = namesOf(values, positionals);
  const kinds = listOf(values.only).map(kind => (oneOf('only', kind, ['exact', 'ratio']) === 'exact' ? kind : 'timed'));
  const metricNames = metricsOf(values, kinds);
  const isMeasured = ![base, head].some(name => recogniseFolder(name)?.kind === 'results');
  if (isMeasured && values.metrics !== undefined) checkMeasured(metricNames);
  const slowBrowser = values['slow-browser'];
  if (slowBrowser !== undefined && !isMeasured) {
    throw new BenchFailure('--slow-browser is for visits; of results, each run says what its browser had.');
  }
  return {
    command: commandLine('compare', args),
    base,
    head,
    // Git refs and folders have our pages.
    pages: pagesFor(values.pages, [base, head].filter(isAddress)),
    metrics: metricNames,
    isExact: kinds.includes('exact'),
    rounds: wholeNumber('rounds', values.rounds),
    margin: shareOption('margin', values.margin),
    seed: seedFrom(values.seed),
    machine: machineWith(slowBrowser),
    resume: values.resume,
    output: values.output,
    json: values.json,
  };
}

export type ComparisonOptions = ReturnType<typeof ask>;

import { resolve } from 'node:path';
import { askedMetrics, checkMeasured, ofKind } from './compare/asked-metrics.ts';
import { recogniseFolder } from './compare/folder-kind.ts';
import { measureSubjects } from './compare/measure-subjects.ts';
import { comparisonText } from './compare/print-comparison.ts';
import { examples } from './compare/own-subject.ts';
import { joinResults } from './compare/results.ts';
import type { PagesSubject } from './compare/pages-subject.ts';
import { type ResultsSubject, subjectOf } from './compare/subject.ts';
import { type ComparisonRules, summariseComparison } from './compare/summarise-comparison.ts';
import { type ExitCode, exitCodeOf } from './exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { writeReport } from '../report/write-report.ts';
import { createStore, type Manifest, newManifest, openStore, resultsFolder, type Store } from '../results/store.ts';
import type { Summary } from '../results/summary.ts';
import { rulesFor } from '../statistics/judge.ts';
import { commandLine, listOf, oneOf, readArguments, seedFrom, share, wholeNumber } from './arguments.ts';
import { pagesForBoth } from './asked-pages.ts';
import { printResult } from './print-result.ts';
import { machineWith, slowBrowserOption } from './slow-browser.ts';

const options = {
  pages: { type: 'string' },
  rounds: { type: 'string', default: '40' },
  metrics: { type: 'string' },
  margin: { type: 'string', default: '3%' },
  seed: { type: 'string' },
  only: { type: 'string', default: 'exact,ratio' },
  resume: { type: 'string' },
  output: { type: 'string' },
  ...slowBrowserOption,
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof read>['values'];

const read = (args: readonly string[]) => readArguments(args, options);

function kindsOf({ only }: Values): { isExact: boolean; isTimed: boolean } {
  const kinds = listOf(only).map(kind => oneOf('only', kind, ['exact', 'ratio']));
  return { isExact: kinds.includes('exact'), isTimed: kinds.includes('ratio') };
}

/** The metrics that the verdict is read from. Throws a sentence where there is none. */
function metricsOf(values: Values): string[] {
  const { isExact, isTimed } = kindsOf(values);
  const asked = askedMetrics(values.metrics === undefined ? null : listOf(values.metrics));
  const metrics = [...(isExact ? ofKind(asked, 'exact') : []), ...(isTimed ? ofKind(asked, 'timed') : [])];
  if (metrics.length > 0) return metrics;
  throw new BenchFailure(`--metrics ${values.metrics ?? ''} and --only ${values.only} have nothing in common: leave one of them out.`);
}

function rulesOf(values: Values, { manifest }: { manifest: Manifest }, isOneRun: boolean): ComparisonRules {
  return {
    metrics: metricsOf(values),
    rules: rulesFor(manifest.rounds, share('margin', values.margin)),
    reproduce: (page, only) => {
      const { base = '', head = '' } = manifest.arms;
      return commandLine('compare', [base, head, '--pages', page, '--only', only]);
    },
    probes: {},
    isOneRun,
  };
}

/** The two that are compared: of a run that is gone on with, those that it was begun with. */
function subjectsOf(values: Values, positionals: readonly string[]): [base: string, head: string] {
  const [base, head, more] = positionals;
  if (values.resume !== undefined && positionals.length === 0) {
    const { arms } = openStore(resolve(values.resume)).manifest;
    if (arms.base !== undefined && arms.head !== undefined) return [arms.base, arms.head];
    throw new BenchFailure(`${values.resume} has the results of no comparison: it has no base and head.`);
  }
  if (base !== undefined && head !== undefined && more === undefined) return [base, head];
  throw new BenchFailure(`Say what is compared with what, such as ${examples}.`);
}

const manifestOf = (values: Values, args: readonly string[], arms: Manifest['arms']): Manifest =>
  newManifest({
    command: commandLine('compare', args),
    seed: seedFrom(values.seed),
    rounds: wholeNumber('rounds', values.rounds),
    pages: pagesForBoth(values.pages, Object.values(arms)),
    arms,
    passes: ['count', 'time'],
    ...machineWith(values['slow-browser']),
  });

interface Asked {
  args: readonly string[];
  values: Values;
}

const storeFor = ({ args, values }: Asked, base: PagesSubject, head: PagesSubject): Store => {
  if (values.resume !== undefined) return openStore(resolve(values.resume));
  const about = manifestOf(values, args, { base: base.fixed, head: head.fixed });
  return createStore(resolve(values.output ?? resultsFolder('compare')), about);
};

async function comparePages(asked: Asked, base: PagesSubject, head: PagesSubject): Promise<Summary> {
  const store = storeFor(asked, base, head);
  const rules = rulesOf(asked.values, store, true);
  const { isExact } = kindsOf(asked.values);
  const timings = ofKind(rules.metrics, 'timed');
  const timed = timings.length > 0 ? { metrics: timings, rules: rules.rules } : null;
  process.stderr.write(`Base is ${base.title}, head is ${head.title}.\n`);
  const probes = await measureSubjects(store, { base, head, isExact, timed });
  const summary = summariseComparison(store.manifest, store.samples, { ...rules, probes });
  await writeReport(store.folder, summary);
  process.stderr.write(`Report: ${resolve(store.folder, 'report.html')}\n`);
  return summary;
}

async function compareResults(
  { args, values }: Asked,
  base: ResultsSubject,
  head: ResultsSubject,
): Promise<Summary> {
  const { samples, warnings } = joinResults(base.folder, head.folder);
  const about = manifestOf(values, args, { base: base.folder, head: head.folder });
  const summary = summariseComparison(about, samples, rulesOf(values, { manifest: about }, false));
  const whole = { ...summary, warnings: [...summary.warnings, ...warnings] };
  if (values.output !== undefined) await writeReport(resolve(values.output), whole);
  return whole;
}

/** Before anything is built: throws a sentence where what is asked for is not what would be measured. */
function checkAsked(values: Values, subjects: readonly string[]): void {
  const metrics = metricsOf(values);
  const isMeasured = !subjects.some(subject => recogniseFolder(subject)?.kind === 'results');
  if (isMeasured && values.metrics !== undefined) checkMeasured(metrics);
  if (values['slow-browser'] === undefined) return;
  if (!isMeasured) throw new BenchFailure('--slow-browser is for visits; of results, each run says what its browser had.');
  machineWith(values['slow-browser']);
}

async function compareSubjects(asked: Asked, [first, second]: readonly [string, string]): Promise<Summary> {
  checkAsked(asked.values, [first, second]);
  const [base, head] = [subjectOf(first), subjectOf(second)];
  if (base.kind === 'pages' && head.kind === 'pages') return comparePages(asked, base, head);
  if (base.kind === 'results' && head.kind === 'results') return compareResults(asked, base, head);
  const [results] = [base, head].filter(({ kind }) => kind === 'results');
  throw new BenchFailure(
    `${results?.title ?? 'One of them'} has results of an earlier run, which can only be compared with such results.`,
  );
}

/**
 * `bench compare <base> <head>`: whether head is worse than base, where, and by how much. Either is a git ref, `.` for
 * the files as they lie here, a folder with a build or with pages, or an address; or both are folders of results.
 */
export async function compare(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = read(args);
  const summary = await compareSubjects({ args, values }, subjectsOf(values, positionals));
  printResult(summary, comparisonText(summary), values);
  return exitCodeOf(summary.verdict, 'tell');
}

import { bisect as searchHistory, type Side } from '../bisect/bisect.ts';
import { type History, historyOf } from '../bisect/history.ts';
import { type Search, searchExact, searchTimed } from '../bisect/searches.ts';
import { keepBrowser } from '../browser/keep-browser.ts';
import { measuredMetrics } from '../compare/asked-metrics.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { metricOf } from '../metrics/metrics.ts';
import { type Commit, commitOf, titleOf } from '../refs/commit.ts';
import { ourRepository } from '../refs/repository.ts';
import type { BenchPage } from '../subjects/arm.ts';
import { commandLine, readArguments, share, wholeNumber } from './arguments.ts';
import { askedPages } from './asked-pages.ts';
import { printResult } from './print-result.ts';
import { resultsFolder } from './results-folder.ts';

const options = {
  metric: { type: 'string' },
  good: { type: 'string' },
  bad: { type: 'string', default: 'HEAD' },
  'first-parent': { type: 'boolean', default: false },
  rounds: { type: 'string', default: '40' },
  margin: { type: 'string', default: '3%' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof read>['values'];

const read = (args: readonly string[]) => readArguments(args, options);

/** The metric and the page of `calls:home`. */
function figureOf(text = ''): { metric: string; page: BenchPage } {
  const [, metric = '', asked = ''] = /^([^:]+):(.+)$/.exec(text) ?? [];
  const [page] = askedPages(asked);
  if (measuredMetrics.includes(metric) && page) return { metric, page };
  throw new BenchFailure(
    `--metric is "${text}"; it has to be a metric and a page such as calls:home. There are ${measuredMetrics.join(', ')}.`,
  );
}

function endsOf({ good, bad }: Values): { good: Commit; bad: Commit } {
  if (good === undefined) throw new BenchFailure('Say since when to look: --good with a git ref at which all was well.');
  return { good: commitOf(ourRepository, good), bad: commitOf(ourRepository, bad) };
}

/** Looks at one commit and says so on stderr; what cannot be built or visited is skipped. */
async function lookAt(search: Search, sha: string, left: number): Promise<Side> {
  const title = titleOf(commitOf(ourRepository, sha));
  const say = (seen: string): boolean => process.stderr.write(`One of ${left}: ${title} · ${seen}\n`);
  try {
    const { side, figure } = await search.look(sha);
    say(`${figure} · ${side}`);
    return side;
  } catch (error) {
    if (!(error instanceof BenchFailure)) throw error;
    say(`skipped: ${error.message}`);
    return 'skip';
  }
}

interface Found {
  suspects: Commit[];
  culprits: string[];
}

async function find(search: Search, history: History, good: Commit, bad: Commit): Promise<Found> {
  const shas = await searchHistory(history, bad.sha, (sha, left) => lookAt(search, sha, left));
  const suspects = shas.map(sha => commitOf(ourRepository, sha));
  const [first] = shas;
  if (first === undefined || shas.length > 1) return { suspects, culprits: [] };
  return { suspects, culprits: await search.culprits(history.get(first)?.[0] ?? good.sha, first) };
}

function textOf({ suspects, culprits }: Found): string {
  const [first, ...more] = suspects.map(titleOf);
  if (more.length > 0) return ['It is one of these, which could not be told apart:', ...suspects.map(titleOf)].join('\n  ');
  return [`It began with ${first ?? 'no commit'}.`, ...culprits.map(culprit => `  ${culprit}`)].join('\n');
}

/**
 * `bench bisect --metric calls:home --good A --bad B`: the commit that has brought a change of a figure. Exact figures
 * are counted, timings compared with those of good.
 */
export async function bisect(args: readonly string[]): Promise<ExitCode> {
  const { values } = read(args);
  const figure = figureOf(values.metric);
  const { good, bad } = endsOf(values);
  const history = historyOf(ourRepository, good, bad, { firstParent: values['first-parent'] });
  process.stderr.write(`${history.size} commits from ${titleOf(good)} to ${titleOf(bad)}.\n`);
  const browser = keepBrowser();
  try {
    const search =
      metricOf(figure.metric).kind === 'exact'
        ? await searchExact({ browser, ...figure, good: good.sha, bad: bad.sha })
        : await searchTimed(
            {
              ...figure,
              good: good.sha,
              rounds: wholeNumber('rounds', values.rounds),
              seed: wholeNumber('seed', values.seed),
              folder: resultsFolder('bisect'),
              command: commandLine('bisect', args),
            },
            bad.sha,
            share('margin', values.margin),
          );
    const found = await find(search, history, good, bad);
    printResult(found, textOf(found), values);
    return found.suspects.length === 1 ? exitCodes.passed : exitCodes.inconclusive;
  } finally {
    await browser.close();
  }
}

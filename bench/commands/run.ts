import { resolve } from 'node:path';
import { keepBrowser } from '../browser/keep-browser.ts';
import { describeMachine } from '../doctor/machine.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { BenchFailure } from '../failure.ts';
import { passes } from '../passes/passes.ts';
import type { Pass } from '../passes/pass.ts';
import { createStore, type Manifest, openStore, type Store } from '../results/store.ts';
import { runRounds } from '../rounds/run-rounds.ts';
import { seededRandom, shuffled } from '../statistics/random.ts';
import type { BenchPage } from '../subjects/arm.ts';
import { nameOf, withArms } from '../subjects/open-arms.ts';
import { commandLine, duration, listOf, readArguments, wholeNumber } from './arguments.ts';
import { askedPages } from './asked-pages.ts';
import { printFigures } from './print-figures.ts';
import { resultsFolder } from './results-folder.ts';
import { conclude } from './conclude.ts';

const options = {
  pages: { type: 'string' },
  arms: { type: 'string', default: 'preact,twin' },
  only: { type: 'string', default: 'count,time' },
  rounds: { type: 'string', default: '20' },
  seed: { type: 'string' },
  'budget-time': { type: 'string', default: '30m' },
  resume: { type: 'string' },
  output: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** So many visits of a kind that says the same each time are enough to see that it does. */
const exactRounds = 3;
const warmUps = 2;

function passOf(name: string): Pass {
  const pass = passes[name];
  if (!pass) throw new BenchFailure(`There is no way to visit a page called "${name}": there are ${Object.keys(passes).join(', ')}.`);
  return pass;
}

/** The pages of an address that was given with its path; else those of the newsroom that most readers open. */
function defaultPages(positionals: readonly string[]): BenchPage[] {
  const paths = positionals.map(text => URL.parse(text)?.pathname ?? '/');
  const distinct = [...new Set(paths)];
  return positionals.length > 0 ? distinct.map(path => ({ name: path, path })) : askedPages('home,article');
}

function newStore(args: readonly string[], values: ReturnType<typeof read>['values'], positionals: readonly string[]): Store {
  const arms = positionals.length > 0 ? positionals : listOf(values.arms);
  const about: Manifest = {
    schema: 1,
    command: commandLine('run', args),
    startedAt: new Date().toISOString(),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', values.seed),
    rounds: wholeNumber('rounds', values.rounds),
    pages: values.pages === undefined ? defaultPages(positionals) : askedPages(values.pages),
    arms: Object.fromEntries(arms.map(asked => [nameOf(asked), asked])),
    passes: listOf(values.only).map(name => passOf(name).name),
    machine: describeMachine(),
  };
  return createStore(values.output ?? resultsFolder('run'), about);
}

const read = (args: readonly string[]) => readArguments(args, options);

/** Takes all samples that the store does not have yet; stops early when the time is over. */
async function measure(store: Store, until: number): Promise<void> {
  const { arms: asked, pages, rounds, seed, passes: wanted } = store.manifest;
  const random = seededRandom(seed);
  const shuffle = <Item>(items: readonly Item[]): Item[] => shuffled(items, random);
  const browser = keepBrowser();
  try {
    await withArms(asked, async arms => {
      for (const pass of wanted.map(passOf)) {
        const isExact = pass.name === 'count';
        await runRounds({
          browser,
          store,
          pass,
          arms,
          pages,
          rounds: isExact ? Math.min(exactRounds, rounds) : rounds,
          warmUps: isExact ? 0 : warmUps,
          shuffle,
          until,
        });
        if (isExact) printFigures(store.samples, pass.name, process.stderr);
      }
    });
  } finally {
    await browser.close();
  }
}

/**
 * `bench run [address | folder …]`: measures pages and says what they cost, each beside the others in one interleaved
 * run. Without an address the pages of this checkout, beside their zero-JS twins.
 */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = read(args);
  const store = values.resume === undefined ? newStore(args, values, positionals) : openStore(resolve(values.resume));
  await measure(store, Date.now() + duration('budget-time', values['budget-time']));
  conclude(store, { isJson: values.json });
  return exitCodes.passed;
}

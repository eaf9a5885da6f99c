import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { openCgroup } from '../browser/cgroup.ts';
import { BenchFailure } from '../failure.ts';
import { createStore, type Manifest, newManifest, resultsFolder, type Store } from '../results/store.ts';
import { commandLine, seedFrom, shareOption, wholeNumber } from './arguments.ts';
import { describeMachine } from './doctor/machine.ts';

/** The option of commands whose whole browser may be slowed down: `--slow-browser 0.3` of one core. */
export const slowBrowserOption = { 'slow-browser': { type: 'string' } } as const;

type MachineOfRun = Pick<Manifest, 'machine' | 'slowBrowser'>;

/** The system gives no less than a millisecond in ten. */
const least = 0.1;

/** The machine of a run. Throws a sentence if the browser's share is wrong, or nothing can be slowed down. */
export function machineWith(asked: string | undefined): MachineOfRun {
  if (asked === undefined) return { machine: describeMachine() };
  const slowBrowser = shareOption('slow-browser', asked);
  if (slowBrowser < least || slowBrowser > availableParallelism()) {
    throw new BenchFailure(`--slow-browser is "${asked}"; it has to be from ${least} of a core to the ${availableParallelism()} that there are.`);
  }
  openCgroup(slowBrowser).remove();
  return { slowBrowser, machine: describeMachine() };
}

/** Options of a command whose visits are kept, and can be gone on with. */
export const storeOptions = {
  seed: { type: 'string' },
  resume: { type: 'string' },
  output: { type: 'string' },
  ...slowBrowserOption,
  json: { type: 'boolean', default: false },
} as const;

type Values = { rounds: string } & Partial<Record<'output' | 'seed' | 'slow-browser', string | undefined>>;

/** A new folder of results, with what a command was asked for. */
export const newStore = (
  command: string, args: readonly string[], values: Values, about: Pick<Manifest, 'arms' | 'pages' | 'probes' | 'dwell'>,
): Store =>
  createStore(resolve(values.output ?? resultsFolder(command)), newManifest({
    command: commandLine(command, args),
    seed: seedFrom(values.seed),
    rounds: wholeNumber('rounds', values.rounds),
    ...about,
    ...machineWith(values['slow-browser']),
  }));

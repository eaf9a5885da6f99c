import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { openCgroup } from '../browser/cgroup.ts';
import { BenchFailure } from '../failure.ts';
import { createStore, type Manifest, newManifest, openStore, resultsFolder, type Store } from '../results/store.ts';
import { commandLine, seedFrom, shareOption, wholeNumber } from './arguments.ts';
import { describeMachine } from './doctor/machine.ts';

/** Option of commands that can slow the whole browser down: `--slow-browser 0.3` gives it 0.3 of a core. */
export const slowBrowserOption = { 'slow-browser': { type: 'string' } } as const;

type MachineOfRun = Pick<Manifest, 'machine' | 'slowBrowser'>;

/** The kernel's minimum quota is a millisecond in ten. */
const least = 0.1;

/** Describes the machine of a run. Throws a BenchFailure if the share is wrong or cannot be enforced. */
export function machineWith(asked: string | undefined): MachineOfRun {
  if (asked === undefined) return { machine: describeMachine() };
  const slowBrowser = shareOption('slow-browser', asked);
  if (slowBrowser < least || slowBrowser > availableParallelism()) {
    throw new BenchFailure(`--slow-browser is "${asked}"; it has to be from ${least} of a core to the ${availableParallelism()} that there are.`);
  }
  openCgroup(slowBrowser).remove();
  return { slowBrowser, machine: describeMachine() };
}

/** Options of a command whose visits are stored and can be resumed. */
export const storeOptions = {
  seed: { type: 'string' },
  resume: { type: 'string' },
  output: { type: 'string' },
  ...slowBrowserOption,
  json: { type: 'boolean', default: false },
} as const;

type Values = { rounds: string } & Partial<Record<'output' | 'seed' | 'slow-browser', string | undefined>>;

/** Returns the run that `--resume` continues, if it names one. */
export const resumed = ({ resume }: { resume?: string | undefined }): Store | undefined =>
  resume === undefined ? undefined : openStore(resolve(resume));

/** Creates a new folder of results with the command's parameters. */
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

import { resolve } from 'node:path';
import { createStore, type Manifest, newManifest, resultsFolder, type Store } from '../results/store.ts';
import { commandLine, seedFrom, wholeNumber } from './arguments.ts';
import { machineWith, slowBrowserOption } from './slow-browser.ts';

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

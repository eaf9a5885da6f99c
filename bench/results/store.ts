import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { BenchFailure, parseJson } from '../failure.ts';
import { resultsRoot } from '../sites/own-site.ts';
import { type Sample, sample } from './sample.ts';

/** Parameters and machine of a run, stored in manifest.json. */
export const manifest = z.object({
  schema: z.literal(1),
  /** Command line that repeats the run. */
  command: z.string(),
  startedAt: z.string(),
  seed: z.number(),
  rounds: z.number(),
  pages: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Addresses, folders or builds of the variants, by name. */
  arms: z.record(z.string(), z.string()),
  probes: z.array(z.string()),
  machine: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The browser's share of one core; undefined without a limit. */
  slowBrowser: z.number().optional(),
  /** Seconds that a reader stays on each page of a session, in addition to the time until the page is idle. */
  dwell: z.number().optional(),
});
export type Manifest = z.infer<typeof manifest>;

export const newManifest = (asked: Omit<Manifest, 'schema' | 'startedAt'>): Manifest => ({
  ...asked,
  schema: 1,
  startedAt: new Date().toISOString(),
});

export interface Store {
  folder: string;
  manifest: Manifest;
  samples: Sample[];
  /** Adds a sample and writes it to the disk. */
  add: (taken: Sample) => void;
}

const samplesFile = (folder: string): string => resolve(folder, 'samples.ndjson');

const parseLine = (text: string, line: number, folder: string): Sample =>
  parseJson(text, sample, () => `Line ${line} of ${samplesFile(folder)} is no sample: take that line out, or begin anew.`);

/** Reads the samples of a folder. Drops a last line that was not written completely. */
function readSamples(folder: string): Sample[] {
  if (!existsSync(samplesFile(folder))) return [];
  const text = readFileSync(samplesFile(folder), 'utf8');
  const lines = text.split('\n').slice(0, -1);
  const whole = lines.map(line => `${line}\n`).join('');
  if (whole !== text) writeFileSync(samplesFile(folder), whole);
  return lines.map((line, index) => parseLine(line, index + 1, folder));
}

const storeOf = (folder: string, about: Manifest, samples: Sample[]): Store => ({
  folder,
  manifest: about,
  samples,
  add: taken => {
    samples.push(taken);
    appendFileSync(samplesFile(folder), `${JSON.stringify(taken)}\n`);
  },
});

export function memoryStore(manifest: Pick<Manifest, 'pages' | 'rounds' | 'seed'>) {
  const samples: Sample[] = [];
  return { manifest, samples, add: (taken: Sample) => void samples.push(taken) };
}

export function createStore(folder: string, about: Manifest): Store {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'manifest.json'), `${JSON.stringify(about, null, 2)}\n`);
  return storeOf(folder, about, []);
}

/** Opens a folder of results. Throws a BenchFailure if it is no such folder, or broken. */
export function openStore(folder: string): Store {
  const path = resolve(folder, 'manifest.json');
  if (!existsSync(path)) throw new BenchFailure(`${folder} is no folder of results: it has no manifest.json.`);
  const wrong = (problem: string): string => `${path} is broken, or of another version (${problem}): begin anew.`;
  return storeOf(folder, parseJson(readFileSync(path, 'utf8'), manifest, wrong), readSamples(folder));
}

/** Returns the path of a new results folder, named after the time and the command. */
export function resultsFolder(command: string): string {
  const moment = new Date().toISOString().replaceAll(/[-:]|\..*/g, '').replace('T', '-');
  return resolve(resultsRoot, `${moment}-${command}`);
}

import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, type Manifest, openStore } from './store.ts';
import type { Sample } from './sample.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-results-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const about: Manifest = {
  schema: 1,
  command: 'npm run bench -- run',
  startedAt: '2026-11-22T00:00:00.000Z',
  seed: 7,
  rounds: 2,
  pages: [{ name: 'home', path: '/' }],
  arms: { preact: 'preact' },
  probes: ['count'],
  machine: {},
};
const taken = (round: number): Sample => ({
  probe: 'count',
  page: 'home',
  arm: 'preact',
  round,
  figures: { nodes: 10 + round },
  details: {},
});
const samplesFile = (): string => join(folder, 'samples.ndjson');

test('what was measured is there again when the folder is opened', () => {
  const store = createStore(folder, about);
  store.add(taken(0));
  store.add(taken(1));
  expect(openStore(folder)).toMatchObject({ manifest: about, samples: [taken(0), taken(1)] });
});

test('a sample that was cut off while it was written is taken again, and nothing else is lost', () => {
  createStore(folder, about).add(taken(0));
  appendFileSync(samplesFile(), '{"probe":"count","pr');
  const store = openStore(folder);
  store.add(taken(1));
  expect(openStore(folder).samples).toEqual([taken(0), taken(1)]);
  expect(readFileSync(samplesFile(), 'utf8').split('\n')).toHaveLength(3);
});

test('a line in the middle that is no sample is told by its number', () => {
  createStore(folder, about).add(taken(0));
  appendFileSync(samplesFile(), 'nonsense\n');
  expect(() => openStore(folder)).toThrow(/Line 2 of .*samples\.ndjson is no sample/);
});

test('a folder without a manifest, or with a broken or a foreign one, is refused with a sentence', () => {
  expect(() => openStore(folder)).toThrow('is no folder of results');
  writeFileSync(join(folder, 'manifest.json'), '{');
  expect(() => openStore(folder)).toThrow('is no JSON');
  writeFileSync(join(folder, 'manifest.json'), '{"schema":99}');
  expect(() => openStore(folder)).toThrow('another version');
});

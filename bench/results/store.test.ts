import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createStore, openStore } from './store.ts';
import type { Sample } from './sample.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';
import { manifest, sample } from './testing/examples.ts';

const { at, write } = freshFolder();

const about = manifest({ arms: { preact: 'preact' }, probes: ['count'] });
const taken = (round: number): Sample => sample({ round, figures: { nodes: 10 + round } });
const samplesFile = (): string => at('samples.ndjson');

test('openStore restores all samples', () => {
  const store = createStore(at(), about);
  store.add(taken(0));
  store.add(taken(1));
  expect(openStore(at())).toMatchObject({ manifest: about, samples: [taken(0), taken(1)] });
});

test('a truncated last sample is dropped and measured again', () => {
  createStore(at(), about).add(taken(0));
  appendFileSync(samplesFile(), '{"probe":"count","pr');
  const store = openStore(at());
  store.add(taken(1));
  expect(openStore(at()).samples).toEqual([taken(0), taken(1)]);
  expect(readFileSync(samplesFile(), 'utf8').split('\n')).toHaveLength(3);
});

test('a broken line in the middle is reported with its number', () => {
  createStore(at(), about).add(taken(0));
  appendFileSync(samplesFile(), 'nonsense\n');
  expect(() => openStore(at())).toThrow(/Line 2 of .*samples\.ndjson is no sample/);
});

test('a folder with a missing, broken or foreign manifest is refused with a message', () => {
  expect(() => openStore(at())).toThrow('is no folder of results');
  write('manifest.json', '{');
  expect(() => openStore(at())).toThrow('is no JSON');
  write('manifest.json', '{"schema":99}');
  expect(() => openStore(at())).toThrow('another version');
});

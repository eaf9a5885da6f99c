import { expect, test } from 'vitest';
import { newManifest } from './store.ts';
import { newSummary } from './summarise.ts';
import { spaced } from './testing/examples.ts';

const asked = { command: '', seed: 1, rounds: 1, pages: [], arms: {}, probes: [], machine: { groups: 'cgroup v2' } };
const warningsOf = (slowness: { slowBrowser?: number }): string[] =>
  newSummary(newManifest({ ...asked, ...slowness }), { verdict: 'measured', sentence: '', warnings: ['another'] }).warnings;

test('a run in a slowed browser warns about that first', () => {
  expect(warningsOf({ slowBrowser: 0.3 }).map(spaced)).toEqual([
    'The whole browser had 30.0 % of one core by cgroup v2: times are to be compared only with those that were taken so.',
    'another',
  ]);
  expect(warningsOf({})).toEqual(['another']);
});

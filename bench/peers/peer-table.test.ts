import { expect, test } from 'vitest';
import type { Sample } from '../results/sample.ts';
import { peerTable } from './peer-table.ts';

const visit = (arm: string, round: number, figures: Sample['figures']): Sample => ({
  pass: 'time',
  page: 'home',
  arm,
  round,
  figures,
  details: {},
});

/** With plain spaces between figures and units. */
const printed = (samples: readonly Sample[]): string =>
  peerTable(samples, ['ours', 'other']).replace(/[\u00a0\u202f]/g, ' ');

test('a table has the medians, and of CPU times what they are of the first arm’s in the same rounds', () => {
  const samples = [10, 100, 12].flatMap((time, round) => [
    visit('ours', round, { 'cpu.load': time, 'bytes.html': 1200 }),
    visit('other', round, { 'cpu.load': time * 2, 'bytes.html': 2400 }),
  ]);
  expect(printed(samples).split('\n')).toEqual([
    '|  | ours | other |', '| --- | ---: | ---: |', '| home: HTML | 1,200 B | 2,400 B |',
    '| home: CPU of the load | 12.0 ms | 24.0 ms (2.00 ×) |',
  ]);
});

test('a table says which taps went wrong, when the others took effect, and what a paint is of the first arm’s', () => {
  const samples = [0, 1, 2].flatMap(round => [
    visit('ours', round, { 'taps.lost': 0, 'wake.early': 90, 'wake.jump': 200, 'tap.paint': 20 }),
    visit('other', round, { 'taps.lost': 2, 'wake.early': 900, 'wake.jump': 300, 'tap.paint': 30 }),
  ]);
  expect(printed(samples).split('\n').slice(2)).toEqual([
    '| home: taps lost | 0 | 2 |',
    '| home: tapped at first paint → first effect | 90.0 ms | 900 ms |',
    '| home: jumped to → first effect of a tap | 200 ms | 300 ms |',
    '| home: tap → paint | 20.0 ms | 30.0 ms (1.50 ×) |',
  ]);
});

test('what an arm has no figure of is left open', () => {
  const samples = [visit('ours', 0, { nodes: 5, 'bytes.html': 7 }), visit('other', 0, { nodes: 5 })];
  expect(printed(samples)).toContain('| home: HTML | 7 B | – |');
});

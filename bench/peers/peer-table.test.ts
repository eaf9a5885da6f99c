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
    '|  | ours | other |',
    '| --- | ---: | ---: |',
    '| home: HTML | 1,200 B | 2,400 B |',
    '| home: CPU of the load | 12.0 ms | 24.0 ms (2.00 ×) |',
  ]);
});

test('what an arm has no figure of is left open', () => {
  const samples = [visit('ours', 0, { nodes: 5, 'bytes.html': 7 }), visit('other', 0, { nodes: 5 })];
  expect(printed(samples)).toContain('| home: HTML | 7 B | – |');
});

import { expect, test } from 'vitest';
import type { TapRecord } from '../../results/sample.ts';
import { tableOf } from './table.ts';
import { tapFigures } from './verdicts.ts';

const taps: TapRecord[] = [
  { widget: 'poll', moment: 'at first paint', effects: 1, time: 80.4 },
  { widget: 'like', moment: 'at first paint', effects: 0, time: null },
  { widget: 'poll', moment: '412 ms after the answer', effects: 2, time: 30 },
  { widget: 'like', moment: '90 ms after the answer', effects: 1, time: 500.1 },
];

test('lost, doubled and late taps are counted, and late ones are neither of the others', () => {
  expect(tapFigures(taps)).toEqual({ 'taps.lost': 1, 'taps.doubled': 1, 'taps.late': 1 });
});

test('a table has a row for each moment and a column for each widget', () => {
  const rows = tableOf('home · preact', taps).split('\n').map(row => row.split(/ {2,}/));
  expect(rows).toEqual([
    ['home · preact', 'poll', 'like'],
    ['at first paint', '80 ms', 'LOST'],
    ['412 ms after the answer', '2 TIMES', '–'],
    ['90 ms after the answer', '–', 'late, 500 ms'],
  ]);
});

import { expect, test } from 'vitest';
import type { TapRecord } from '../../results/sample.ts';
import { tapFigures } from './verdicts.ts';

const taps: TapRecord[] = [
  { widget: 'poll', moment: 'at first paint', effects: 1, time: 80.4 },
  { widget: 'like', moment: 'at first paint', effects: 0, time: null },
  { widget: 'poll', moment: '412 ms after the answer', effects: 2, time: 30 },
  { widget: 'like', moment: '90 ms after the answer', effects: 1, time: 500.1 },
];

test('late taps count neither as lost nor as doubled', () => {
  expect(tapFigures(taps)).toEqual({ 'taps.lost': 1, 'taps.doubled': 1, 'taps.late': 1 });
});

import { expect, test } from 'vitest';
import type { Sample } from '../../results/sample.ts';
import { disagreementsIn } from './disagreements.ts';

const visit = (round: number, calls: number, pass = 'count-box', arm = 'preact'): Sample => ({
  pass,
  page: 'poll',
  arm,
  round,
  figures: { calls, compiled: 3 },
  details: {},
});

test('visits that count the same have nothing to be said of', () => {
  expect(disagreementsIn([visit(0, 508), visit(1, 508), visit(0, 900, 'count-box', 'react')])).toEqual([]);
});

test('a figure that differs between visits of a page is named with what was counted', () => {
  expect(disagreementsIn([visit(0, 508), visit(1, 509)])).toEqual([
    'poll of preact: calls differ between visits (508, 509).',
  ]);
});

test('what is timed may differ', () => {
  expect(disagreementsIn([visit(0, 508, 'time-box'), visit(1, 509, 'time-box')])).toEqual([]);
});

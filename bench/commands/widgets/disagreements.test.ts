import { expect, test } from 'vitest';
import type { Sample } from '../../results/sample.ts';
import { disagreementsIn } from './disagreements.ts';

const visit = (round: number, calls: number, probe = 'count-box', arm = 'preact'): Sample => ({
  probe,
  page: 'poll',
  arm,
  round,
  figures: { calls, compiled: 3 },
  details: {},
});

test('a counted figure that differs between visits is named with its values', () => {
  expect(disagreementsIn([visit(0, 508), visit(1, 509)])).toEqual([
    'poll of preact: calls differ between visits (508, 509).',
  ]);
});

test('a timed figure may differ between visits', () => {
  expect(disagreementsIn([visit(0, 508, 'time-box'), visit(1, 509, 'time-box')])).toEqual([]);
});

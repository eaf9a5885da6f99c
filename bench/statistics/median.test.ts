import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { driftOf, median } from './median.ts';

test.each([
  ['steady', [10, 10, 10, 10, 10, 10, 10], 0],
  ['slows down by a fifth', [10, 10, 10, 11, 11, 11, 12, 12, 12], 0.2],
  ['speeds up by a fifth', [12, 12, 12, 11, 11, 11, 10, 10, 10], 0.2],
  ['slow in the middle', [10, 10, 10, 15, 15, 15, 10, 10, 10], 0.5],
  ['slow once', [10, 10, 10, 10, 90, 10, 10, 10, 10], 0],
  ['not known, as there are no times', [], 0],
  ['not known by five times', [1, 2, 3, 4, 5], 0],
])('the drift of a machine that is %s: %j is %d', (_, times, drift) => {
  expect(driftOf(times)).toBeCloseTo(drift);
});

test('driftOf is never negative, and is the same in every unit', () => {
  const times = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 50 });
  fc.assert(
    fc.property(times, measured => {
      expect(driftOf(measured)).toBeGreaterThanOrEqual(0);
      expect(driftOf(measured.map(time => time * 8))).toBeCloseTo(driftOf(measured), 9);
    }),
  );
});

test('the median is the middle figure, or the mean of the middle two', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('median throws without figures', () => {
  expect(() => median([])).toThrow(BenchFailure);
});

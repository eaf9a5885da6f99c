import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { driftOf, median } from './median.ts';

test('a steady machine does not drift, one that slows down by a fifth drifts by that', () => {
  expect(driftOf([10, 10, 10, 10, 10, 10, 10])).toBe(0);
  expect(driftOf([10, 10, 10, 11, 11, 11, 12, 12, 12])).toBeCloseTo(0.2);
});

test('a machine drifts, too, if it was slow in the middle or became faster', () => {
  expect(driftOf([10, 10, 10, 15, 15, 15, 10, 10, 10])).toBeCloseTo(0.5);
  expect(driftOf([12, 12, 12, 11, 11, 11, 10, 10, 10])).toBeCloseTo(0.2);
});

test('a single slow time is no drift', () => {
  expect(driftOf([10, 10, 10, 10, 90, 10, 10, 10, 10])).toBe(0);
});

test('too few times give no drift', () => {
  expect(driftOf([])).toBe(0);
  expect(driftOf([1, 2, 3, 4, 5])).toBe(0);
});

test('drift is never below 0, and is the same in every unit', () => {
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

test('no figures have no median', () => {
  expect(() => median([])).toThrow(BenchFailure);
});

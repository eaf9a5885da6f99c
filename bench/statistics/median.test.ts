import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { driftOf, median } from './median.ts';

test('driftOf returns 0 for a steady machine, and 0.2 for one that slows down by a fifth', () => {
  expect(driftOf([10, 10, 10, 10, 10, 10, 10])).toBe(0);
  expect(driftOf([10, 10, 10, 11, 11, 11, 12, 12, 12])).toBeCloseTo(0.2);
});

test('driftOf detects a slow middle and a speed-up', () => {
  expect(driftOf([10, 10, 10, 15, 15, 15, 10, 10, 10])).toBeCloseTo(0.5);
  expect(driftOf([12, 12, 12, 11, 11, 11, 10, 10, 10])).toBeCloseTo(0.2);
});

test('driftOf ignores a single slow time', () => {
  expect(driftOf([10, 10, 10, 10, 90, 10, 10, 10, 10])).toBe(0);
});

test('driftOf returns 0 for too few times', () => {
  expect(driftOf([])).toBe(0);
  expect(driftOf([1, 2, 3, 4, 5])).toBe(0);
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

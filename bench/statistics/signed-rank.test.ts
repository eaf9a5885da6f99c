import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intervalRank, walshAverages } from './signed-rank.ts';

test.each([
  [5, 0.05, 0],
  [6, 0.05, 1],
  [8, 0.05, 4],
  [10, 0.05, 9],
  [10, 0.01, 4],
  [20, 0.05, 53],
  [20, 0.01, 38],
  [40, 0.05, 265],
  [50, 0.01, 374],
])('for %i rounds and an error of %f the rank is that of the tables', (rounds, error, rank) => {
  expect(intervalRank(rounds, error)).toBe(rank);
});

test('no more than one subset in 2^n is outside of all averages: so few rounds bear no certainty', () => {
  expect(intervalRank(0, 0.05)).toBe(0);
  expect(intervalRank(1, 0.99)).toBe(0);
  expect(intervalRank(1, 1)).toBe(1);
});

test.each([
  [61, 0.05, 673],
  [80, 0.0294, 1167],
  [120, 0.005, 2565],
])('above 60 rounds the rank is that of the counted distribution, or no more than 1 %% surer: %i, %f', (rounds, error, rank) => {
  expect(intervalRank(rounds, error)).toBeLessThanOrEqual(rank);
  expect(intervalRank(rounds, error)).toBeGreaterThan(rank * 0.99);
});

test('more certainty never has a narrower interval, nor have more rounds a smaller rank', () => {
  const rounds = fc.oneof(fc.integer({ min: 1, max: 59 }), fc.integer({ min: 61, max: 200 }));
  fc.assert(
    fc.property(rounds, fc.double({ min: 1e-6, max: 1, noNaN: true }), (count, error) => {
      expect(intervalRank(count, error / 2)).toBeLessThanOrEqual(intervalRank(count, error));
      expect(intervalRank(count + 1, error)).toBeGreaterThanOrEqual(intervalRank(count, error));
    }),
  );
});

test('averages are those of all pairs and of each value alone, sorted', () => {
  expect([...walshAverages([1, 9, 2])]).toEqual([1, 1.5, 2, 5, 5.5, 9]);
  expect([...walshAverages([])]).toEqual([]);
});

test('averages of equal values are that value to the last digit', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }), value => {
      expect(new Set(walshAverages([value, value, value]))).toEqual(new Set([value]));
    }),
  );
});

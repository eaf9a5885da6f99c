import { expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { median } from './median.ts';

test('the median is the middle figure, or the mean of the middle two', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('no figures have no median', () => {
  expect(() => median([])).toThrow(BenchFailure);
});

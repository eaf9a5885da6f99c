import { expect, test } from 'vitest';
import { gapProbability, largestGap } from './kolmogorov-smirnov.ts';

test('the gap is that of the shares, wherever it is largest', () => {
  expect(largestGap([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0);
  expect(largestGap([1, 2], [3, 4, 5])).toBe(1);
  expect(largestGap([1, 2, 3, 4], [3, 4, 5, 6])).toBe(0.5);
  expect(largestGap([1, 1, 1], [1, 1])).toBe(0);
});

test.each([
  [1, 3, 3, 2 / 20],
  [1, 5, 5, 2 / 252],
  [2 / 3, 3, 3, 12 / 20],
  [0.6, 10, 10, 0.05244755244755244],
  [0.5, 4, 4, 54 / 70],
  [1, 2, 3, 2 / 10],
  [0, 4, 4, 1],
])('a gap of %f between %i and %i figures is as likely as the orders with it are many', (gap, first, second, probability) => {
  expect(gapProbability(gap, first, second)).toBeCloseTo(probability, 10);
});

import { expect, test } from 'vitest';
import { normalProbability, normalQuantile } from './normal.ts';

test.each([
  [-9, 0], [-4, 3.167124183311992e-5], [-1, 0.15865525393145705], [0, 0.5], [1.959963984540054, 0.975],
  [3, 0.9986501019683699], [9, 1],
])('a normal number is below %f with the probability of the tables, %f', (bound, probability) => {
  expect(normalProbability(bound)).toBeCloseTo(probability, 12);
});

test.each([0.001, 0.025, 0.5, 0.9, 0.9853])('the quantile of %f has that probability', probability => {
  expect(normalProbability(normalQuantile(probability))).toBeCloseTo(probability, 9);
});

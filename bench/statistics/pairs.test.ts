import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { pairRounds } from './pairs.ts';

describe('rounds', () => {
  test('are compared each with itself', () => {
    expect(pairRounds([1, 10], [2, 5])).toEqual({ logRatios: [Math.log(2), Math.log(0.5)], notes: [] });
  });

  test('in which an arm has no figure are left out, and a note says how many figures that are', () => {
    const notes = ['Left out: 2 of the figures have no partner in the other arm.'];
    expect(pairRounds([1, undefined, 3, undefined], [1, 2, undefined, undefined])).toEqual({ logRatios: [0], notes });
    expect(pairRounds([1, 2, 3], [1])).toEqual({ logRatios: [0], notes });
  });

  test('of two empty arms are none', () => {
    expect(pairRounds([], [])).toEqual({ logRatios: [], notes: [] });
  });

  test.each([-1, NaN, Infinity])('with the figure %f are refused', figure => {
    expect(() => pairRounds([1, 2], [1, figure])).toThrow(
      new BenchFailure(`Round 2 has the figure ${figure}: only figures from 0 on can be compared.`),
    );
  });
});

describe('0', () => {
  test('in both arms is equal, and no note is needed', () => {
    expect(pairRounds([0, 0], [0, 0])).toEqual({ logRatios: [0, 0], notes: [] });
    expect(pairRounds([0, 4], [0, 4])).toEqual({ logRatios: [0, 0], notes: [] });
  });

  test('in one arm counts as half of the smallest figure, and a note says so', () => {
    expect(pairRounds([0, 4], [3, 4])).toEqual({
      logRatios: [Math.log(2), 0],
      notes: ['Rounds with 0 in one arm alone: 1 of 2; 0 counts there as 1.5.'],
    });
  });

  test('is less than any other figure', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1 }), { minLength: 1 }), figures => {
        const zeros = figures.map(() => 0);
        for (const logRatio of pairRounds(zeros, figures).logRatios) expect(logRatio).toBeGreaterThan(0);
      }),
    );
  });
});

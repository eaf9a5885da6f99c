import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { compareArms, intervalRank, logRatios, walshAverages, withConfidence } from './compare-arms.ts';
import { seededRandom } from './random.ts';
import { noisyMachine, shareOf, simulatedArms } from './testing/noise.ts';

const figure = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constant(0));
const rounds = fc.array(fc.tuple(figure, figure), { minLength: 1, maxLength: 40 });
const armsOf = (pairs: [number, number][]) => ({
  base: pairs.map(([base]) => base),
  head: pairs.map(([, head]) => head),
});
const near = (first: number, second: number): void => expect(first / second).toBeCloseTo(1, 9);

test('estimate and interval match the textbook', () => {
  // Depression scores from Hollander and Wolfe: the estimate is −0.46, and the 96.1 % interval is from −0.786 to
  // −0.010.
  const before = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3].map(Math.exp);
  const after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29].map(Math.exp);
  const { ratio, low, high } = compareArms(before, after, 0.96);
  expect(Math.log(ratio)).toBeCloseTo(-0.46, 9);
  expect(Math.log(low)).toBeCloseTo(-0.786, 9);
  expect(Math.log(high)).toBeCloseTo(-0.01, 9);
});

test('variants that never vary are compared exactly', () => {
  const { ratio, low, high, hasEnoughRounds } = compareArms(Array<number>(20).fill(1000), Array<number>(20).fill(1001));
  expect([low, ratio, high]).toEqual(Array(3).fill(expect.closeTo(1.001, 12)));
  expect(hasEnoughRounds).toBe(true);
});

test('too few rounds give the range of the figures as the interval', () => {
  const comparison = compareArms([1, 1, 1, 1, 1], [2, 3, 4, 5, 6], 0.95);
  expect(comparison).toMatchObject({ hasEnoughRounds: false, low: expect.closeTo(2), high: expect.closeTo(6) });
  expect(withConfidence(comparison, 0.9).hasEnoughRounds).toBe(true);
});

test('comparing without a common round throws', () => {
  expect(() => compareArms([], [])).toThrow(new BenchFailure('No round has a figure of both arms.'));
  expect(() => compareArms([1, undefined], [undefined, 1])).toThrow(BenchFailure);
});

describe('for any figures', () => {
  test('swapping the variants inverts ratio and interval', () => {
    fc.assert(
      fc.property(rounds, pairs => {
        const { base, head } = armsOf(pairs);
        const [there, back] = [compareArms(base, head), compareArms(head, base)];
        near(there.ratio, 1 / back.ratio);
        near(there.low, 1 / back.high);
        near(there.high, 1 / back.low);
      }),
    );
  });

  test('a larger figure of head never reduces the ratio or an end of its interval', () => {
    const positive = fc.integer({ min: 1, max: 100_000 });
    const pairs = fc.array(fc.tuple(positive, positive), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pairs, fc.nat(), positive, (figures, at, more) => {
        const { base, head } = armsOf(figures);
        const raised = head.map((value, round) => (round === at % head.length ? value + more : value));
        const [plain, changed] = [compareArms(base, head), compareArms(base, raised)];
        for (const end of ['ratio', 'low', 'high'] as const) expect(changed[end]).toBeGreaterThanOrEqual(plain[end]);
      }),
    );
  });

  test('an interval contains its estimate and all intervals with less confidence', () => {
    const confidence = fc.double({ min: 0.5, max: 0.9999, noNaN: true });
    fc.assert(
      fc.property(rounds, confidence, confidence, (pairs, first, second) => {
        const { base, head } = armsOf(pairs);
        const sure = compareArms(base, head, Math.max(first, second));
        const narrow = withConfidence(sure, Math.min(first, second));
        expect(narrow.low).toBeGreaterThanOrEqual(sure.low);
        expect(narrow.high).toBeLessThanOrEqual(sure.high);
        expect(narrow.low).toBeLessThanOrEqual(sure.ratio);
        expect(narrow.high).toBeGreaterThanOrEqual(sure.ratio);
      }),
    );
  });
});

test.each([
  [10, 0.95], [20, 0.9706], [40, 0.9706], [70, 0.9],
])('%i rounds of skewed, drifting noise with outliers: the interval holds the truth as often as it says', (count, confidence) => {
  const random = seededRandom(11);
  const tries = 800;
  const share = shareOf(tries, () => {
    const { base, head } = simulatedArms(random, count, 1.05, noisyMachine);
    const { low, high } = compareArms(base, head, confidence);
    return low <= 1.05 && 1.05 <= high;
  });
  const chance = 3 * Math.sqrt((confidence * (1 - confidence)) / tries);
  expect(share).toBeGreaterThan(confidence - chance);
  expect(share).toBeLessThan(confidence + chance + 0.01);
});

describe('rounds', () => {
  test('are paired by their index', () => {
    expect(logRatios([1, 10], [2, 5])).toEqual([Math.log(2), Math.log(0.5)]);
  });

  test('without a figure of both variants are left out', () => {
    expect(logRatios([1, undefined, 3, undefined], [1, 2, undefined, undefined])).toEqual([0]);
    expect(logRatios([1, 2, 3], [1])).toEqual([0]);
  });

  test.each([-1, NaN, Infinity])('with the figure %f are refused', figure => {
    expect(() => logRatios([1, 2], [1, figure])).toThrow(
      new BenchFailure(`Round 2 has the figure ${figure}: only figures from 0 on can be compared.`),
    );
  });
});

describe('0', () => {
  test('in both variants is equal', () => {
    expect(logRatios([0, 0], [0, 0])).toEqual([0, 0]);
    expect(logRatios([0, 4], [0, 4])).toEqual([0, 0]);
  });

  test('in one variant counts as half of the smallest figure', () => {
    expect(logRatios([0, 4], [3, 4])).toEqual([Math.log(2), 0]);
  });
});

test.each([
  // One subset in 2^n is outside of all averages.
  [0, 0.05, 0],
  [1, 0.99, 0],
  [1, 1, 1],
  [5, 0.05, 0],
  [6, 0.05, 1],
  [8, 0.05, 4],
  [10, 0.05, 9],
  [10, 0.01, 4],
  [20, 0.05, 53],
  [20, 0.01, 38],
  [40, 0.05, 265],
  [50, 0.01, 374],
])('for %i rounds and an error of %f the rank equals that of published tables', (rounds, error, rank) => {
  expect(intervalRank(rounds, error)).toBe(rank);
});

test.each([
  [61, 0.05, 673],
  [80, 0.0294, 1167],
  [120, 0.005, 2565],
])('above 60 rounds the rank is that of the counted distribution, or no more than 1 %% surer: %i, %f', (rounds, error, rank) => {
  expect(intervalRank(rounds, error)).toBeLessThanOrEqual(rank);
  expect(intervalRank(rounds, error)).toBeGreaterThan(rank * 0.99);
});

test('more confidence never narrows an interval, and more rounds never lower a rank', () => {
  const rounds = fc.oneof(fc.integer({ min: 1, max: 59 }), fc.integer({ min: 61, max: 200 }));
  fc.assert(
    fc.property(rounds, fc.double({ min: 1e-6, max: 1, noNaN: true }), (count, error) => {
      expect(intervalRank(count, error / 2)).toBeLessThanOrEqual(intervalRank(count, error));
      expect(intervalRank(count + 1, error)).toBeGreaterThanOrEqual(intervalRank(count, error));
    }),
  );
});

test('Walsh averages are those of all pairs and of each value alone, sorted', () => {
  expect([...walshAverages([1, 9, 2])]).toEqual([1, 1.5, 2, 5, 5.5, 9]);
  expect([...walshAverages([])]).toEqual([]);
});

test('Walsh averages of equal values equal that value exactly', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }), value => {
      expect(new Set(walshAverages([value, value, value]))).toEqual(new Set([value]));
    }),
  );
});

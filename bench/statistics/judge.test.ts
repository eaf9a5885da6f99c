import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareArms, type Interval } from './compare-arms.ts';
import { errorPerLook, judge, judgeFamily, type Rules, rulesFor } from './judge.ts';

test('a run has looks after half of its rounds and after all', () => {
  expect([40, 7].map(rounds => rulesFor(rounds).looks)).toEqual([[20, 40], [4, 7]]);
});

test.each([
  [0.1, 0.0607],
  [0.05, 0.0294],
  [0.01, 0.0056],
])('two looks that may err with %f have the levels of Pocock, %f each', (error, perLook) => {
  expect(errorPerLook(error, [20, 40])).toBeCloseTo(perLook, 4);
});

test('a single look has the run\'s error level', () => {
  expect(errorPerLook(0.05, [12, 12])).toBe(0.05);
});

test('a look\'s error is between half of the run\'s and all of it, and grows with a later first look', () => {
  const share = fc.integer({ min: 1, max: 98 });
  fc.assert(
    fc.property(share, fc.double({ min: 0.0005, max: 0.2, noNaN: true }), (first, error) => {
      const perLook = errorPerLook(error, [first, 100]);
      expect(perLook).toBeGreaterThan(error / 2);
      expect(perLook).toBeLessThan(error);
      expect(errorPerLook(error, [first + 1, 100])).toBeGreaterThanOrEqual(perLook - 1e-7);
    }),
  );
});

const rules: Rules = { margin: 0.03, error: 0.05, looks: [20, 40] };
const interval = (low: number, high: number): Interval => ({
  ratio: (low + high) / 2,
  low,
  high,
  confidence: 0.95,
  hasEnoughRounds: true,
});
/** Returns rounds in which head is `ratio` times base, with scatter. */
const comparisonOf = (ratio: number, scatter: number, rounds = 40) =>
  compareArms(
    Array<number>(rounds).fill(1000),
    Array.from({ length: rounds }, (_, round) => 1000 * ratio * Math.exp(scatter * ((round / (rounds - 1)) * 2 - 1))),
  );
const verdicts = (comparisons: ReturnType<typeof compareArms>[]): string[] =>
  judgeFamily(comparisons, rules).map(({ verdict }) => verdict);

describe('an interval', () => {
  test.each([
    [1.031, 1.09, 'worse'],
    [1.029, 1.09, 'inconclusive'],
    [0.9, 1.031, 'inconclusive'],
    [1.01, 1.029, 'same'],
    [0.99, 1.01, 'same'],
    [0.9, 1.01, 'same'],
    [0.9, 0.96, 'better'],
  ] as const)('from %f to %f is %s at a margin of 3 %%', (low, high, verdict) => {
    expect(judge(interval(low, high), 0.03)).toBe(verdict);
  });

  test('that exactly equals the margin is not past it, despite rounding errors', () => {
    for (const base of [100, 300, 700, 1100]) {
      const exact = compareArms(Array<number>(20).fill(base), Array<number>(20).fill(base * 1.03));
      expect(judge(exact, 0.03)).toBe('same');
    }
  });

  test('of too few rounds is inconclusive, however clear it is', () => {
    expect(judge({ ...interval(2, 3), hasEnoughRounds: false }, 0.03)).toBe('inconclusive');
    expect(judge({ ...interval(1, 1), hasEnoughRounds: false }, 0.03)).toBe('inconclusive');
  });

  test('that is worse becomes better with swapped variants, and the reverse', () => {
    const lowest = fc.double({ min: 0.5, max: 2, noNaN: true });
    const widths = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(lowest, widths, (low, width) => {
        const there = judge(interval(low, low + width), 0.03);
        const back = judge(interval(1 / (low + width), 1 / low), 0.03);
        expect(there === 'worse').toBe(back === 'better');
        expect(there === 'better').toBe(back === 'worse');
      }),
    );
  });
});

describe('comparisons of one run', () => {
  test('keep their order and other properties', () => {
    const named = [1.2, 1, 0.8].map(ratio => ({ ...comparisonOf(ratio, 0.01), page: `page ${ratio}` }));
    expect(judgeFamily(named, rules).map(({ page, verdict }) => [page, verdict])).toEqual([
      ['page 1.2', 'worse'],
      ['page 1', 'same'],
      ['page 0.8', 'better'],
    ]);
  });

  test('of an empty list have no verdicts', () => {
    expect(judgeFamily([], rules)).toEqual([]);
  });

  test('need wider intervals to be worse if there are more of them', () => {
    const barely = comparisonOf(1.061, 0.099);
    expect(verdicts([barely])).toEqual(['worse']);
    expect(verdicts([barely, ...Array.from({ length: 9 }, () => comparisonOf(1, 0.001))])[0]).toBe('inconclusive');
  });

  test('leave more error to the rest once one is decided', () => {
    const barely = comparisonOf(1.061, 0.099);
    const clear = Array.from({ length: 9 }, () => comparisonOf(2, 0.001));
    expect(verdicts([barely, ...clear])[0]).toBe('worse');
  });

  test('show the interval of the step that decided them', () => {
    const judged = judgeFamily([comparisonOf(1.5, 0.01), comparisonOf(1.04, 0.3), comparisonOf(1, 0.01)], rules);
    const perLook = [3, 2, 1].map(left => 1 - errorPerLook(0.05 / left, rules.looks));
    expect(judged.map(({ verdict }) => verdict)).toEqual(['worse', 'inconclusive', 'same']);
    expect(judged.map(({ confidence }) => confidence)).toEqual(perLook);
  });

  test('are called the same by their own interval, however many others there are', () => {
    const calm = comparisonOf(1, 0.1);
    expect(verdicts([calm])).toEqual(['same']);
    expect(verdicts(Array.from({ length: 30 }, () => calm))).toEqual(Array.from({ length: 30 }, () => 'same'));
  });

  test('that are better only by their own interval are called the same', () => {
    const barely = comparisonOf(1 / 1.061, 0.099);
    expect(verdicts([barely])).toEqual(['better']);
    expect(verdicts([barely, ...Array.from({ length: 9 }, () => comparisonOf(1, 0.001))])[0]).toBe('same');
  });
});

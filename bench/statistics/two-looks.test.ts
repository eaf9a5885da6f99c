import { describe, expect, test } from 'vitest';
import { compareArms } from './compare-arms.ts';
import { type Rules, type Verdict, judgeFamily } from './judge.ts';
import { median } from './median.ts';
import { seededRandom } from './random.ts';
import { type Noise, noisyMachine, shareOf, simulatedArms } from './testing/noise.ts';

const rules: Rules = { margin: 0.03, error: 0.05, looks: [20, 40] };
const random = seededRandom(20);

/** Returns the verdicts at each look of a run whose comparisons all have the same true ratio. */
function looksAt(count: number, ratio: number, given: Rules, noise = noisyMachine): Verdict[][] {
  const arms = Array.from({ length: count }, () => simulatedArms(random, 40, ratio, noise));
  return given.looks.map(rounds => {
    const comparisons = arms.map(({ base, head }) => compareArms(base.slice(0, rounds), head.slice(0, rounds)));
    return judgeFamily(comparisons, given).map(({ verdict }) => verdict);
  });
}

const isDifferent = (verdict: Verdict): boolean => verdict === 'worse' || verdict === 'better';

describe('of runs in which nothing has changed', () => {
  test.each([1, 2, 6])('with %i comparisons, at most one in twenty errs at either look', count => {
    const tries = 400;
    const share = shareOf(tries, () => looksAt(count, 1, { ...rules, margin: 0 }).flat().some(isDifferent));
    expect(share).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / tries));
    expect(share).toBeGreaterThan(0.01);
  });

  test('no run fails with a margin of 3 %', () => {
    expect(shareOf(200, () => looksAt(3, 1, rules).flat().some(isDifferent))).toBe(0);
  });
});

describe('of single comparisons at the last look, of a machine whose intervals are ± 1.9 %', () => {
  const ours: Noise = { scatter: 0.038, drift: 0.1, outliers: 0 };
  const shareWith = (ratio: number, wanted: Verdict): number =>
    shareOf(400, () => looksAt(1, ratio, rules, ours).at(-1)?.at(0) === wanted);

  test('the intervals have the expected width', () => {
    const widths = Array.from({ length: 100 }, () => {
      const { base, head } = simulatedArms(random, 40, 1, ours);
      const { low, high } = compareArms(base, head, 0.9706);
      return (high - low) / 2;
    });
    expect(median(widths)).toBeGreaterThan(0.018);
    expect(median(widths)).toBeLessThan(0.02);
  });

  test.each([
    [1, 'same', 0.8, 0.95],
    [1.03, 'inconclusive', 0.93, 1],
    [1.06, 'worse', 0.8, 0.92],
    [1.08, 'worse', 0.98, 1],
  ] as const)('with a true ratio of %f, the share that is %s is %f at least', (ratio, verdict, least, most) => {
    const share = shareWith(ratio, verdict);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});

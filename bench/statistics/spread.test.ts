import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { spreadChanged } from './spread.ts';
import { bad, shareOf, simulatedArms } from './testing/noise.ts';

const random = seededRandom(5);
const calm = { scatter: 0.02, drift: 0, outliers: 0 };
const warnings = (rounds: number, changed: (figure: number) => number, noise = calm): number =>
  shareOf(300, () => {
    const { base, head } = simulatedArms(random, rounds, 1, noise);
    return spreadChanged(base, head.map(changed));
  });

test.each([5, 20, 40])('%i rounds that scatter alike warn in one of a hundred cases or so', rounds => {
  expect(warnings(rounds, figure => figure)).toBeLessThan(0.02);
  expect(warnings(rounds, figure => figure, bad)).toBeLessThan(0.02);
});

test('twice as slow with the same spread is no warning', () => {
  expect(warnings(40, figure => figure * 2)).toBeLessThan(0.02);
});

test('three times the scatter around the same median is a warning', () => {
  expect(warnings(40, figure => 100 + (figure - 100) * 3)).toBeGreaterThan(0.9);
});

test('constants that differ are no warning; one arm that no longer varies, or has begun to, is', () => {
  const constant = Array<number>(20).fill(7);
  const varied = constant.map((figure, round) => figure + round);
  expect(spreadChanged(constant, Array<number>(20).fill(9))).toBe(false);
  expect(spreadChanged(constant, varied)).toBe(true);
  expect(spreadChanged(varied, constant)).toBe(true);
});

test('figures around 0 are compared, too', () => {
  const zeros = Array<number>(20).fill(0);
  expect(spreadChanged(zeros, zeros)).toBe(false);
  expect(spreadChanged(zeros, zeros.map((_, round) => round))).toBe(true);
});

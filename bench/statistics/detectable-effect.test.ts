import { expect, test } from 'vitest';
import { BenchFailure } from '../failure.ts';
import { compareArms } from './compare-arms.ts';
import { detectableEffect } from './detectable-effect.ts';
import { type Rules, judgeFamily } from './judge.ts';
import { median } from './median.ts';
import { seededRandom } from './random.ts';
import { noisyMachine, shareOf, simulatedArms } from './testing/noise.ts';

const rules: Rules = { margin: 0.03, error: 0.05, looks: [20, 40] };
const quiet = { scatter: 0.02, drift: 0.1, outliers: 0 };

test.each([
  ['quiet', quiet],
  ['bad', noisyMachine],
])('on a %s machine a slowdown as large as foretold is found in four of five runs', (_, noise) => {
  const random = seededRandom(8);
  const foretold = Array.from({ length: 50 }, () => {
    const { base, head } = simulatedArms(random, 20, 1, noise);
    return detectableEffect(compareArms(base, head), rules);
  });
  const found = shareOf(300, () => {
    const { base, head } = simulatedArms(random, 40, 1 + median(foretold), noise);
    return judgeFamily([compareArms(base, head)], rules)[0]?.verdict === 'worse';
  });
  expect(found).toBeGreaterThan(0.72);
  expect(found).toBeLessThan(0.88);
});

test('without noise, the detectable slowdown is the margin', () => {
  const constant = Array<number>(10).fill(5);
  expect(detectableEffect(compareArms(constant, constant), rules)).toBeCloseTo(0.03, 12);
});

test('more rounds detect smaller slowdowns', () => {
  const { base, head } = simulatedArms(seededRandom(2), 20, 1, quiet);
  const same = compareArms(base, head);
  const effects = [10, 20, 40, 80].map(rounds => detectableEffect(same, { ...rules, looks: [rounds / 2, rounds] }));
  expect(effects).toEqual(effects.toSorted((first, second) => second - first));
  expect(new Set(effects).size).toBe(4);
});

test('a constant factor does not change the detectable slowdown', () => {
  const { base, head } = simulatedArms(seededRandom(2), 20, 1, quiet);
  const slower = compareArms(base, head.map(time => time * 3));
  expect(detectableEffect(slower, rules)).toBeCloseTo(detectableEffect(compareArms(base, head), rules), 9);
});

test('too few rounds give no detectable slowdown', () => {
  expect(() => detectableEffect(compareArms([1, 2, 3], [1, 2, 3]), rules)).toThrow(
    new BenchFailure('Foretelling what can be detected needs 6 rounds: there are 3.'),
  );
});

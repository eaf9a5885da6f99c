import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../../failure.ts';
import type { Rules } from '../../statistics/judge.ts';
import { seededRandom } from '../../statistics/random.ts';
import { type Noise, simulatedArms } from '../../statistics/testing/noise.ts';
import { type Diagnosis, diagnose } from './diagnose.ts';
import type { Machine } from './machine.ts';
import { type SameRound, visitSame } from './a-a-test.ts';
import { quietMachine } from './testing/quiet-machine.ts';

const rules: Rules = { margin: 0.03, error: 0.05, looks: [20, 40] };
const steady = { 'integer loop': 5, 'memory walk': 3, JSON: 8 };
const calm: Noise = { scatter: 0.01, drift: 0.02, outliers: 0 };

/** A page of which two visits in a row are the same but for the noise. */
function sameRounds({
  noise = calm,
  ratio = 1,
  rounds = 20,
  calibration = (_round: number) => steady,
} = {}): SameRound[] {
  const { base, head } = simulatedArms(seededRandom(4), rounds, ratio, noise);
  return base.map((first, round) => ({
    first: { 'cpu.load': first, nodes: 900 },
    second: { 'cpu.load': head[round], nodes: 900 },
    calibration: calibration(round),
  }));
}

const diagnosisOf = (rounds: readonly SameRound[], changed: Partial<Machine> = {}): Diagnosis =>
  diagnose({ ...quietMachine, ...changed }, rounds, rules);

describe('two arms that are the same', () => {
  test('are visited in random order, after warm-ups that do not count', async () => {
    let visits = 0;
    let calibrations = 0;
    const rounds = await visitSame({
      measure: () => Promise.resolve({ lcp: (visits += 1) }),
      rounds: 30,
      warmUps: 2,
      random: seededRandom(9),
      calibrateNow: () => ({ JSON: (calibrations += 1) }),
    });
    expect(visits).toBe(62);
    const numbers = Array.from({ length: 30 }, (_, round) => round);
    expect(rounds.map(({ calibration }) => calibration.JSON)).toEqual(numbers.map(round => round + 3));
    const earlier = rounds.map(({ first, second }) => Math.min(first.lcp ?? NaN, second.lcp ?? NaN));
    expect(earlier).toEqual(numbers.map(round => 3 + round * 2));
    const firstCame = rounds.filter(({ first, second }) => (first.lcp ?? NaN) < (second.lcp ?? NaN)).length;
    expect(firstCame).toBeGreaterThan(5);
    expect(firstCame).toBeLessThan(25);
  });
});

describe('a quiet machine', () => {
  const { metrics, calibration, problems, advice } = diagnosisOf(sameRounds());

  test('is trusted and gets no advice', () => {
    expect([problems, advice]).toEqual([[], []]);
    expect(calibration).toContainEqual({ name: 'JSON', median: 8, spread: 0, drift: 0 });
  });

  test('is told which slowdown half, all and twice the rounds detect', () => {
    expect(metrics.map(({ metric }) => metric)).toEqual(['cpu.load']);
    expect(metrics[0]?.detectable.map(({ rounds }) => rounds)).toEqual([20, 40, 80]);
    for (const { effect } of metrics[0]?.detectable ?? []) {
      expect(effect).toBeGreaterThan(0.03);
      expect(effect).toBeLessThan(0.06);
    }
  });
});

describe('a noisy machine', () => {
  test('is not trusted where equal arms differ', () => {
    const { problems, advice } = diagnosisOf(sameRounds({ ratio: 1.1 }));
    const sentence = /^Two arms that are the same differ by (9|1\d)\.\d\s%: CPU of the load\.$/;
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(advice).toEqual(['What would be measured now misleads: ask again when the machine is quiet.']);
  });

  test('is not trusted where its calibration times drift', () => {
    const slowing = (round: number) => ({ 'integer loop': 5 + round, 'memory walk': 3 + round, JSON: 8 });
    expect(diagnosisOf(sameRounds({ calibration: slowing })).problems).toHaveLength(1);
  });

  test('is told how many rounds find which slowdown', () => {
    const { advice } = diagnosisOf(sameRounds({ noise: { scatter: 0.2, drift: 0, outliers: 0 } }));
    const finds = String.raw`40 rounds find a slowdown from \d\d\.\d\s%, 80 rounds from \d\d\.\d\s%`;
    const sentence = new RegExp(`^CPU of the load: ${finds}; ask for more rounds\\.$`);
    expect(advice).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    [{ load: 3 }, 'Other programs are at work (load 3 on 4 cores): end them, or wait.'],
    [{ cores: 1 }, "There is one core: Chromium's processes wait for each other and for the server. Use two or more."],
    [
      { governor: 'powersave' },
      'The processor\'s clock follows the "powersave" governor: set it to "performance" for the time of the run.',
    ],
    [
      { kind: 'container in a virtual machine' },
      'The machine is virtual, and what its neighbours do is not to be seen: trust ratios, not milliseconds.',
    ],
    [{ memory: 700 }, '700 MB of memory are free: the bench needs 1500 MB.'],
    [{ disk: 10 }, '10 MB of the disk are free: the bench needs 1000 MB.'],
  ] as const)('with %o is told what to do', (changed, sentence) => {
    expect(diagnosisOf(sameRounds(), changed).advice).toEqual([sentence]);
  });
});

test('too few rounds give no diagnosis', () => {
  expect(() => diagnosisOf(sameRounds({ rounds: 3 }))).toThrow(BenchFailure);
  expect(() => diagnosisOf([])).toThrow(BenchFailure);
});

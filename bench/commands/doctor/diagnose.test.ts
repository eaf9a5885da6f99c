import { describe, expect, test } from 'vitest';
import { BenchFailure } from '../../failure.ts';
import type { Rules } from '../../statistics/judge.ts';
import { seededRandom } from '../../statistics/random.ts';
import { type Noise, simulatedArms } from '../../statistics/testing/noise.ts';
import { type Diagnosis, diagnose, type SameArmsRun } from './diagnose.ts';
import type { Machine } from './machine.ts';

/** A machine that needs no advice. */
const quietMachine: Machine = {
  chromium: 'Chromium 156.0.1.1',
  node: 'v24.0.0',
  system: 'Linux 6.1 x64',
  processor: 'A processor',
  cores: 4,
  load: 0.2,
  governor: 'performance',
  groups: 'cgroup v2',
  memory: 8000,
  disk: 9000,
};

const rules: Rules = { margin: 0.03, error: 0.05, looks: [20, 40] };
const rounds = Array.from({ length: 20 }, (_, round) => round);
const steady = { 'integer loop': rounds.map(() => 5), JSON: rounds.map(() => 8) };
const calm: Noise = { scatter: 0.01, drift: 0.02, outliers: 0 };

/** Returns visits to two equal variants. */
function sameArms({ noise = calm, ratio = 1, rounds = 20, calibration = steady } = {}): SameArmsRun {
  const arms = simulatedArms(seededRandom(4), rounds, ratio, noise);
  const samples = Object.entries(arms).flatMap(([arm, times]) =>
    times.map((time, round) => {
      return { probe: 'time', page: 'home', arm, round, figures: { 'cpu.load': time, nodes: 900 }, details: {} };
    }),
  );
  return { samples, calibration };
}

const diagnosisOf = (run: SameArmsRun, changed: Partial<Machine> = {}): Diagnosis =>
  diagnose({ ...quietMachine, ...changed }, run, rules);

describe('a quiet machine', () => {
  const { metrics, calibration, problems, advice } = diagnosisOf(sameArms());

  test('is reliable and gets no advice', () => {
    expect([problems, advice]).toEqual([[], []]);
    expect(calibration).toContainEqual({ name: 'JSON', median: 8, spread: 0, drift: 0 });
  });

  test('reports the slowdown that half, all and twice the rounds detect', () => {
    expect(metrics.map(({ metric }) => metric)).toEqual(['cpu.load']);
    expect(metrics[0]?.detectable.map(({ rounds }) => rounds)).toEqual([20, 40, 80]);
    for (const { effect } of metrics[0]?.detectable ?? []) {
      expect(effect).toBeGreaterThan(0.03);
      expect(effect).toBeLessThan(0.06);
    }
  });
});

describe('a noisy machine', () => {
  test('is unreliable if equal variants differ', () => {
    const { problems, advice } = diagnosisOf(sameArms({ ratio: 1.1 }));
    const sentence = /^Two arms that are the same differ by (9|1\d)\.\d\s%: CPU of the load\.$/;
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(advice).toEqual(['What would be measured now misleads: ask again when the machine is quiet.']);
  });

  test('is unreliable if its calibration times drift', () => {
    const slowing = { 'integer loop': rounds.map(round => 5 + round), JSON: rounds.map(round => 3 + round) };
    expect(diagnosisOf(sameArms({ calibration: slowing })).problems).toHaveLength(1);
  });

  test('reports how many rounds detect which slowdown', () => {
    const { advice } = diagnosisOf(sameArms({ noise: { scatter: 0.2, drift: 0, outliers: 0 } }));
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
    [{ memory: 700 }, '700 MB of memory are free: the bench needs 1500 MB.'],
    [{ disk: 10 }, '10 MB of the disk are free: the bench needs 1000 MB.'],
  ] as const)('with %o is told what to do', (changed, sentence) => {
    expect(diagnosisOf(sameArms(), changed).advice).toEqual([sentence]);
  });
});

test('too few rounds give no diagnosis', () => {
  expect(() => diagnosisOf(sameArms({ rounds: 3 }))).toThrow(BenchFailure);
});

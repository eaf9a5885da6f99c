import type { Details, Sample } from '../../../results/sample.ts';
import { seededRandom } from '../../../statistics/random.ts';
import { manifest, sample } from '../../../results/testing/examples.ts';

export const exampleManifest = manifest({
  command: 'npm run bench -- compare main HEAD',
  seed: 7,
  rounds: 20,
  arms: { base: 'main', head: 'HEAD' },
  probes: ['count', 'time'],
});

/** Returns visits to the front page of a variant, one for each set of figures. */
export const visits = (
  probe: 'count' | 'time',
  arm: string,
  rounds: readonly Readonly<Record<string, number>>[],
  details: Details = {},
): Sample[] => rounds.map((figures, round) => sample({ probe, arm, round, figures, details }));

const seeds: Readonly<Record<string, number>> = { base: 1, head: 2 };

/**
 * Returns twenty timed rounds around a time in milliseconds, each at most `scatter` away as a share. Each variant has
 * its own random seed.
 */
export function timings(arm: string, time: number, scatter = 0.01): Sample[] {
  const random = seededRandom(seeds[arm] ?? 3);
  const times = Array.from({ length: 20 }, () => time * (1 + scatter * (2 * random() - 1)));
  return visits('time', arm, times.map(one => ({ 'cpu.load': one })));
}

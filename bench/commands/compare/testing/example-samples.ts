import type { Details, Sample } from '../../../results/sample.ts';
import type { Manifest } from '../../../results/store.ts';
import { seededRandom } from '../../../statistics/random.ts';

export const exampleManifest: Manifest = {
  schema: 1,
  command: 'npm run bench -- compare main HEAD',
  startedAt: '2026-03-21T08:30:00.000Z',
  seed: 7,
  rounds: 20,
  pages: [{ name: 'home', path: '/' }],
  arms: { base: 'main', head: 'HEAD' },
  probes: ['count', 'time'],
  machine: {},
};

/** Visits to the front page of an arm, one for each set of figures. */
export const visits = (
  probe: 'count' | 'time',
  arm: string,
  rounds: readonly Readonly<Record<string, number>>[],
  details: Details = {},
): Sample[] => rounds.map((figures, round) => ({ probe, page: 'home', arm, round, figures, details }));

const seeds: Readonly<Record<string, number>> = { base: 1, head: 2 };

/** Twenty timed rounds around a time, in milliseconds, up to a share away from it; each arm has chances of its own. */
export function timings(arm: string, time: number, scatter = 0.01): Sample[] {
  const random = seededRandom(seeds[arm] ?? 3);
  const times = Array.from({ length: 20 }, () => time * (1 + scatter * (2 * random() - 1)));
  return visits('time', arm, times.map(one => ({ 'cpu.load': one })));
}

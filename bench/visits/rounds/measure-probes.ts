import { keepBrowser, startedWith } from '../../browser/keep-browser.ts';
import { exactVisits, type Probe } from '../probes/probe.ts';
import type { Sample } from '../../results/sample.ts';
import type { Store } from '../../results/store.ts';
import { seededShuffle } from '../../statistics/random.ts';
import type { Arm } from '../../sites/arm.ts';
import { runRounds } from './run-rounds.ts';

interface Probes {
  store: Store;
  arms: readonly Arm[];
  probes: readonly Probe[];
  /** Told the samples of a probe once it is done. */
  onProbe: (probe: Probe, samples: readonly Sample[]) => void;
}

const isExact = ({ kind }: Probe): boolean => kind === 'exact';

/** Takes all samples that a store does not have yet, probe by probe: exact figures first, they are quick. */
export async function measureProbes({ store, arms, probes, onProbe }: Probes): Promise<void> {
  const { pages, rounds, seed, slowBrowser } = store.manifest;
  const shuffle = seededShuffle(seed);
  await using browser = keepBrowser(startedWith(slowBrowser));
  for (const probe of probes) {
    await runRounds({
      browser,
      store,
      probe,
      arms,
      pages,
      rounds: isExact(probe) ? Math.min(exactVisits, rounds) : rounds,
      warmUps: probe.warmUps,
      shuffle,
    });
    onProbe(probe, store.samples.filter(sample => sample.probe === probe.name));
  }
}

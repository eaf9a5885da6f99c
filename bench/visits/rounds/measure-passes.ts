import { keepBrowser, startedWith } from '../../browser/keep-browser.ts';
import { exactVisits, type Pass } from '../passes/pass.ts';
import type { Sample } from '../../results/sample.ts';
import type { Store } from '../../results/store.ts';
import { seededShuffle } from '../../statistics/random.ts';
import type { Arm } from '../../subjects/arm.ts';
import { runRounds } from './run-rounds.ts';

interface Passes {
  store: Store;
  arms: readonly Arm[];
  passes: readonly Pass[];
  /** When the time is over, as Date.now() has it. */
  until: number;
  /** Told the samples of a pass once it is done. */
  onPass: (pass: Pass, samples: readonly Sample[]) => void;
}

const isExact = ({ kind }: Pass): boolean => kind === 'exact';

/** Takes all samples that a store does not have yet, pass by pass: exact figures first, they are quick. */
export async function measurePasses({ store, arms, passes, until, onPass }: Passes): Promise<void> {
  const { pages, rounds, seed, slowBrowser } = store.manifest;
  const shuffle = seededShuffle(seed);
  const browser = keepBrowser(startedWith(slowBrowser));
  try {
    for (const pass of passes) {
      await runRounds({
        browser,
        store,
        pass,
        arms,
        pages,
        rounds: isExact(pass) ? Math.min(exactVisits, rounds) : rounds,
        warmUps: pass.warmUps,
        shuffle,
        until,
      });
      onPass(pass, store.samples.filter(sample => sample.pass === pass.name));
    }
  } finally {
    await browser.close();
  }
}

import { keepBrowser, startedWith } from '../../browser/keep-browser.ts';
import type { Store } from '../../results/store.ts';
import { seriesOf } from '../../results/summarise.ts';
import type { ProbeTimes } from '../../results/distrust.ts';
import { withOpened } from '../../subjects/open-arms.ts';
import { armNames } from './pairs.ts';
import { measureExact, measureTimed, type Timed } from './measure.ts';
import { differenceLines } from './print-comparison.ts';
import type { PagesSubject } from './pages-subject.ts';

interface Asked {
  base: PagesSubject;
  head: PagesSubject;
  /** Whether exact figures are counted. */
  isExact: boolean;
  /** What is timed; null for nothing. */
  timed: Timed | null;
}

/**
 * Visits base and head, and the twin of head where it has one, until the store has all that is asked for. Gives the
 * machine's speed in the meantime.
 */
export async function measureSubjects(store: Store, { base, head, isExact, timed }: Asked): Promise<ProbeTimes> {
  const browser = keepBrowser(startedWith(store.manifest.slowBrowser));
  const twin = head.openTwin ? { [armNames.twin]: head.openTwin } : {};
  try {
    return await withOpened({ [armNames.base]: base.open, [armNames.head]: head.open, ...twin }, async arms => {
      if (isExact) {
        await measureExact({ browser, store, arms });
        process.stderr.write(`${differenceLines(seriesOf(store.samples)).join('\n')}\n`);
      }
      return timed ? measureTimed({ browser, store, arms }, timed) : {};
    });
  } finally {
    await browser.close();
  }
}

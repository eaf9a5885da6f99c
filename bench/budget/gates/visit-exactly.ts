import { keepBrowser } from '../../browser/keep-browser.ts';
import { countProbe } from '../../visits/probes/count.ts';
import type { Store } from '../../results/store.ts';
import { exactVisits } from '../../visits/probes/probe.ts';
import { isTaken, type PlannedVisit } from '../../visits/rounds/plan.ts';
import { showProgress } from '../../visits/rounds/progress.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';

/** So many browsers side by side: counts do not mind, and each makes one recording at a time. */
const browsers = 2;

/** Visits every page as often as it takes to know that its figures are always the same; what the store has is kept. */
export async function visitExactly(store: Store, arm: Arm, pages: readonly BenchPage[]): Promise<void> {
  const rounds = Array.from({ length: exactVisits }, (_, round) => round);
  const { name: probe } = countProbe;
  const visits: PlannedVisit[] = rounds.flatMap(round => pages.map(page => ({ probe, page, arm, round })));
  const queue = visits.filter(visit => !isTaken(visit, store.samples));
  const progress = showProgress(queue.length);

  async function work(): Promise<void> {
    await using browser = keepBrowser();
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const { page, round } = visit;
      const { figures, details } = await browser.use(used => countProbe.measure(used, arm, page));
      store.add({ probe: countProbe.name, page: page.name, arm: arm.name, round, figures, details });
      progress.step(`${countProbe.label} · ${page.name}`);
    }
  }

  await Promise.all(Array.from({ length: browsers }, work)).finally(progress.end);
}

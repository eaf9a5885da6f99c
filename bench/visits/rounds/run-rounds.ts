import type { KeptBrowser } from '../../browser/keep-browser.ts';
import type { Sample } from '../../results/sample.ts';
import type { Store } from '../../results/store.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';
import type { Probe } from '../probes/probe.ts';
import { type Progress, showProgress } from './progress.ts';

interface PlannedVisit {
  probe: string;
  page: BenchPage;
  arm: Arm;
  round: number;
}

interface Plan {
  probe: string;
  pages: readonly BenchPage[];
  arms: readonly Arm[];
  round: number;
  /** Puts a copy in an order by chance. */
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** The visits of one round: page by page in an order by chance, and all arms of a page right after each other, too. */
const planRound = ({ probe, pages, arms, round, shuffle }: Plan): PlannedVisit[] =>
  shuffle(pages).flatMap(page => shuffle(arms).map(arm => ({ probe, page, arm, round })));

const isTaken = ({ probe, page, arm, round }: PlannedVisit, samples: readonly Sample[]): boolean =>
  samples.some(
    sample => sample.probe === probe && sample.page === page.name && sample.arm === arm.name && sample.round === round,
  );

interface Rounds {
  browser: KeptBrowser;
  store: Pick<Store, 'samples' | 'add'>;
  probe: Probe;
  arms: readonly Arm[];
  pages: readonly BenchPage[];
  /** Number of rounds in the end, those of earlier runs included. */
  rounds: number;
  /** Visits of each page and arm that are made first and thrown away. */
  warmUps: number;
  shuffle: <Item>(items: readonly Item[]) => Item[];
  progress?: Progress;
  /** Describes the figures so far, for the line that shows the progress. */
  describe?: () => string;
}

/**
 * Visits every page of every arm once a round, arms of a page right after each other in an order by chance: what the
 * machine does meanwhile meets all of them. Samples in the store are not measured again.
 */
export async function runRounds(asked: Rounds): Promise<void> {
  const { browser, store, probe, arms, pages, rounds, warmUps, shuffle, describe } = asked;
  const round = (number: number): PlannedVisit[] =>
    planRound({ probe: probe.name, pages, arms, round: number, shuffle });
  const planned = Array.from({ length: rounds }, (_, number) => round(number)).flat();
  const visits = planned.filter(visit => !isTaken(visit, store.samples));
  if (visits.length === 0) return;
  const warming = Array.from({ length: warmUps }, () => round(-1)).flat();
  const progress = asked.progress ?? showProgress(visits.length + warming.length);
  for (const { arm, page } of warming) {
    await browser.use(used => probe.measure(used, arm, page));
    progress.step(`${probe.label}: warming up`);
  }
  for (const { arm, page, round: number } of visits) {
    const { figures, details } = await browser.use(used => probe.measure(used, arm, page));
    store.add({ probe: probe.name, page: page.name, arm: arm.name, round: number, figures, details });
    progress.step([probe.label, page.name, arm.name, describe?.()].filter(Boolean).join(' · '));
  }
  progress.end();
}

import type { Sample } from '../../results/sample.ts';
import type { Arm, BenchPage } from '../../sites/arm.ts';

export interface PlannedVisit {
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
export const planRound = ({ probe, pages, arms, round, shuffle }: Plan): PlannedVisit[] =>
  shuffle(pages).flatMap(page => shuffle(arms).map(arm => ({ probe, page, arm, round })));

export const isTaken = ({ probe, page, arm, round }: PlannedVisit, samples: readonly Sample[]): boolean =>
  samples.some(
    sample => sample.probe === probe && sample.page === page.name && sample.arm === arm.name && sample.round === round,
  );

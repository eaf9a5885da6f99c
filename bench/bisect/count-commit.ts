import type { KeptBrowser } from '../browser/keep-browser.ts';
import { BenchFailure } from '../failure.ts';
import { metricOf } from '../metrics/metrics.ts';
import { countPass } from '../passes/count.ts';
import { openRef } from '../refs/open-ref.ts';
import type { Details } from '../results/sample.ts';
import { exactVisits } from '../rounds/how-often.ts';
import type { BenchPage } from '../subjects/arm.ts';

/** What visits to a page of a commit have said. */
export interface Counted {
  values: number[];
  details: Details;
}

/** Counts a page of a commit, which is built for it. Throws a sentence where it cannot be built or has no such page. */
export async function countCommit(
  browser: KeptBrowser,
  sha: string,
  page: BenchPage,
  metric: string,
): Promise<Counted> {
  const arm = await openRef(sha.slice(0, 8), sha);
  try {
    const counted: Counted = { values: [], details: {} };
    while (counted.values.length < exactVisits) {
      const { figures, details } = await browser.use(used => countPass.measure(used, arm, page));
      const value = figures[metric as keyof typeof figures];
      if (value === undefined) throw new BenchFailure(`Counting a page does not say ${metricOf(metric).label} (${metric}).`);
      counted.values.push(value);
      counted.details = details;
    }
    return counted;
  } finally {
    await arm.stop();
  }
}

import type { KeptBrowser } from '../browser/keep-browser.ts';
import { likelyCulprits } from '../culprits/culprits.ts';
import { BenchFailure } from '../failure.ts';
import { metricOf } from '../metrics/metrics.ts';
import type { Comparison } from '../results/summary.ts';
import type { BenchPage } from '../subjects/arm.ts';
import { formatChange, formatFigures } from '../wording/figures.ts';
import { formatInterval } from '../wording/gate-words.ts';
import type { Side } from './bisect.ts';
import { type Counted, countCommit } from './count-commit.ts';
import { checkEnds, sideOf } from './side.ts';
import { timeCommit, type TimedSearch } from './time-commit.ts';

/** A commit as a search sees it, and what was seen, in words. */
export interface Seen {
  side: Side;
  figure: string;
}

/** A way to tell good commits from bad ones. */
export interface Search {
  look: (sha: string) => Promise<Seen>;
  /** What is likely to blame for what a commit has changed against the one before it; none where that is not known. */
  culprits: (before: string, sha: string) => Promise<string[]>;
}

interface ExactSearch {
  browser: KeptBrowser;
  page: BenchPage;
  metric: string;
  good: string;
  bad: string;
}

/** Tells commits by a figure that is the same at every visit. Throws a sentence where good and bad have the same. */
export async function searchExact({ browser, page, metric, good, bad }: ExactSearch): Promise<Search> {
  const known = new Map<string, Counted>();
  const { label, unit } = metricOf(metric);
  async function count(sha: string): Promise<Counted> {
    const counted = known.get(sha) ?? (await countCommit(browser, sha, page, metric));
    known.set(sha, counted);
    return counted;
  }
  const ends = { good: (await count(good)).values, bad: (await count(bad)).values };
  checkEnds(ends, `${page.name} · ${label}`, unit);
  return {
    look: async sha => {
      const { values } = await count(sha);
      return { side: sideOf(values, ends), figure: formatFigures(values, unit) };
    },
    culprits: async (before, sha) => likelyCulprits(metric, (await count(before)).details, (await count(sha)).details),
  };
}

const sides: Readonly<Record<Comparison['verdict'], Side>> = {
  worse: 'bad',
  same: 'good',
  better: 'good',
  inconclusive: 'skip',
};

const inWords = (comparison: Comparison): string =>
  `${formatChange(comparison.ratio)} against good (${formatInterval(comparison)})`;

/**
 * Tells commits by timing them beside good: bad is what is surely worse by more than half of what bad is. Throws a
 * sentence where bad itself is not surely worse by more than the margin.
 */
export async function searchTimed(search: TimedSearch, bad: string, margin: number): Promise<Search> {
  const end = await timeCommit(bad, margin, search);
  if (end.verdict !== 'worse') {
    throw new BenchFailure(`Bad is not surely worse than good: ${inWords(end)}, ${end.verdict}. More --rounds or a smaller --margin may tell.`);
  }
  const half = Math.sqrt(end.ratio) - 1;
  return {
    look: async sha => {
      const comparison = sha === bad ? end : await timeCommit(sha, half, search);
      return { side: sides[comparison.verdict], figure: inWords(comparison) };
    },
    culprits: () => Promise.resolve([]),
  };
}

import { tableText } from '../../report/html.ts';
import { formatNumber } from '../../results/figures.ts';
import { median } from '../../statistics/median.ts';

/** Lighthouse's figures that may have a ceiling, with their labels. */
export const lighthouseLabels = {
  performance: 'Lighthouse performance',
  accessibility: 'Lighthouse accessibility',
  bestPractices: 'Lighthouse best practices',
  seo: 'Lighthouse SEO',
  lcp: 'LCP by Lighthouse',
  fcp: 'FCP by Lighthouse',
  tbt: 'blocking time by Lighthouse',
  script: 'script time by Lighthouse',
  cls: 'layout shift by Lighthouse',
} as const;
export type LighthouseFigure = keyof typeof lighthouseLabels;

/** Figures of one Lighthouse run. Times are in milliseconds, category scores from 0 to 100. */
export interface LighthouseSample extends Record<LighthouseFigure | 'bytes', number> {
  /** Audits that cost points in a category that must be perfect. */
  shortcomings: string[];
}

const columns = [
  ['performance', 'performance', 0],
  ['LCP ms', 'lcp', 0],
  ['FCP ms', 'fcp', 0],
  ['TBT ms', 'tbt', 0],
  ['script ms', 'script', 0],
  ['CLS', 'cls', 3],
  ['bytes', 'bytes', 0],
] as const;

/** Returns a table with the medians of each page. */
export const lighthouseTable = (pages: readonly { name: string; samples: readonly LighthouseSample[] }[]): string =>
  tableText({
    columns: ['', ...columns.map(([title]) => title)],
    rows: pages.map(({ name, samples }) => [
      name,
      ...columns.map(([, figure, decimals]) => formatNumber(median(samples.map(sample => sample[figure])), decimals)),
    ]),
  });

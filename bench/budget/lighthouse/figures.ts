import { formatNumber } from '../../results/figures.ts';
import { median } from '../../statistics/median.ts';

/** Lighthouse's figures that may have a ceiling. */
export const lighthouseFigures = [
  ...['performance', 'accessibility', 'bestPractices', 'seo'] as const,
  ...['lcp', 'fcp', 'tbt', 'cls'] as const,
] as const;
export type LighthouseFigure = (typeof lighthouseFigures)[number];

/** Names for the gates. */
export const lighthouseLabels: Readonly<Record<LighthouseFigure, string>> = {
  performance: 'Lighthouse performance',
  accessibility: 'Lighthouse accessibility',
  bestPractices: 'Lighthouse best practices',
  seo: 'Lighthouse SEO',
  lcp: 'LCP by Lighthouse',
  fcp: 'FCP by Lighthouse',
  tbt: 'blocking time by Lighthouse',
  cls: 'layout shift by Lighthouse',
};

/** Figures of one Lighthouse run. Times in milliseconds, category scores from 0 to 100. */
export interface LighthouseSample extends Record<LighthouseFigure | 'bytes', number> {
  /** The audits that cost points in a category that has to be perfect. */
  shortcomings: string[];
}

const columns = [
  ['performance', 'performance', 13, 0],
  ['LCP ms', 'lcp', 9, 0],
  ['FCP ms', 'fcp', 9, 0],
  ['TBT ms', 'tbt', 9, 0],
  ['CLS', 'cls', 9, 3],
  ['bytes', 'bytes', 11, 0],
] as const;

/** The medians of each page. */
export function lighthouseTable(rows: readonly { name: string; samples: readonly LighthouseSample[] }[]): string {
  const heading = columns.map(([title, , width]) => title.padStart(width)).join('');
  const lines = rows.map(({ name, samples }) => {
    const cells = columns.map(([, figure, width, decimals]) =>
      formatNumber(median(samples.map(sample => sample[figure])), decimals).padStart(width));
    return name.padEnd(14) + cells.join('');
  });
  return [' '.repeat(14) + heading, ...lines].join('\n');
}

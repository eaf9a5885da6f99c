import { median } from '../../statistics/median.ts';
import { formatNumber } from '../../results/figures.ts';

/** What one Lighthouse run says. Times in milliseconds, category scores from 0 to 100. */
export interface LighthouseSample {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  /** The audits that cost points in a category that has to be perfect. */
  shortcomings: string[];
}

export type LighthouseFigure = Exclude<keyof LighthouseSample, 'shortcomings'>;

const whole = (number: number): string => formatNumber(number, 0);

const columns: readonly [title: string, width: number, figure: LighthouseFigure, show: (number: number) => string][] = [
  ['performance', 13, 'performance', whole],
  ['LCP ms', 9, 'lcp', whole],
  ['FCP ms', 9, 'fcp', whole],
  ['TBT ms', 9, 'tbt', whole],
  ['CLS', 9, 'cls', number => formatNumber(number, 3)],
  ['bytes', 11, 'bytes', whole],
];

/** The medians of each page. */
export function lighthouseTable(rows: readonly { name: string; samples: readonly LighthouseSample[] }[]): string {
  const heading = columns.map(([title, width]) => title.padStart(width)).join('');
  const lines = rows.map(({ name, samples }) => {
    const medianOf = (figure: LighthouseFigure): number => median(samples.map(sample => sample[figure]));
    return name.padEnd(14) + columns.map(([, width, figure, show]) => show(medianOf(figure)).padStart(width)).join('');
  });
  return [' '.repeat(14) + heading, ...lines].join('\n');
}

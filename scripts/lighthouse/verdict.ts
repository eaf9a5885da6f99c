/** What one Lighthouse run says. Times in milliseconds, category scores from 0 to 100. */
export interface Sample {
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

type Figure = Exclude<keyof Sample, 'shortcomings'>;

/**
 * Ceilings, not comparisons. Lighthouse computes its "simulated" times from a real, unthrottled load, so that a busy
 * machine shows in them: one and the same page, ten times over, varied by 7 to 14 % in LCP and by 55 to 71 % in
 * blocking time. Hence LCP and FCP are judged by their median, with at least 25 % of headroom; blocking time only when
 * every single run exceeds its ceiling; the performance score, which mixes them all, mildly. What Lighthouse looks up
 * instead of timing it (accessibility, best practices, SEO, layout shift) has to be right.
 */
const ceilings = { lcp: 2500, fcp: 1800, tbt: 200, cls: 0.001 };
const leastPerformance = 90;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

const medianOf = (samples: readonly Sample[], figure: Figure): number =>
  median(samples.map(sample => sample[figure]));

/** What is wrong with a page, a sentence each; nothing when its runs keep to every gate. */
export function judge(page: string, samples: readonly Sample[]): string[] {
  const problems: string[] = [];
  for (const category of ['accessibility', 'bestPractices', 'seo'] as const) {
    const worst = Math.min(...samples.map(sample => sample[category]));
    if (worst < 100) problems.push(`${category} is ${worst}, and has to be 100 on every run`);
  }
  for (const figure of ['lcp', 'fcp', 'cls'] as const) {
    const value = medianOf(samples, figure);
    const ceiling = ceilings[figure];
    if (!(value <= ceiling)) problems.push(`${figure}: the median ${value.toFixed(3)} exceeds ${ceiling}`);
  }
  if (samples.every(({ tbt }) => tbt > ceilings.tbt)) problems.push(`tbt: every run exceeds ${ceilings.tbt} ms`);
  const performance = medianOf(samples, 'performance');
  if (!(performance >= leastPerformance)) {
    problems.push(`performance: the median ${performance} is under ${leastPerformance}`);
  }
  const audits = [...new Set(samples.flatMap(({ shortcomings }) => shortcomings))];
  return [...problems, ...audits].map(problem => `${page}: ${problem}`);
}

const whole = (number: number): string => Math.round(number).toLocaleString('en');

const columns: readonly [title: string, width: number, show: (samples: readonly Sample[]) => string][] = [
  ['performance', 13, samples => whole(medianOf(samples, 'performance'))],
  ['LCP ms', 9, samples => whole(medianOf(samples, 'lcp'))],
  ['FCP ms', 9, samples => whole(medianOf(samples, 'fcp'))],
  ['TBT ms', 9, samples => whole(medianOf(samples, 'tbt'))],
  ['CLS', 9, samples => medianOf(samples, 'cls').toFixed(3)],
  ['bytes', 11, samples => whole(medianOf(samples, 'bytes'))],
];

/** The medians of each page, its zero-JS twin's below them. */
export function table(rows: readonly { name: string; samples: readonly Sample[] }[]): string {
  const heading = columns.map(([title, width]) => title.padStart(width)).join('');
  const lines = rows.map(
    ({ name, samples }) => name.padEnd(14) + columns.map(([, width, show]) => show(samples).padStart(width)).join(''),
  );
  return [' '.repeat(14) + heading, ...lines].join('\n');
}

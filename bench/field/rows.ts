import * as z from 'zod';
import { shiftUnits, startOf } from '../../widgets/package/vital-buckets.ts';
import { BenchFailure } from '../failure.ts';
import { normalQuantile } from '../statistics/normal.ts';

export type Histogram = readonly number[];

interface Estimate {
  views: number;
  p75: number;
  low: number;
  high: number;
  /** False if there are too few views for this confidence; then the interval is only the observed range. */
  isSure: boolean;
}

const share = 0.75;

/** Merges rows into a histogram by adding their counts. */
export function histogramOf(rows: readonly FieldRow[]): Histogram {
  const counts = Array<number>(Math.max(-1, ...rows.map(({ bucket }) => bucket)) + 1).fill(0);
  for (const { bucket, n } of rows) counts[bucket] = (counts[bucket] ?? 0) + n;
  return counts;
}

export const viewsIn = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

/** Returns the value at a rank. Views are spread evenly over their bucket. */
function valueAt(histogram: Histogram, rank: number): number {
  let below = 0;
  for (const [bucket, count] of histogram.entries()) {
    if (count > 0 && below + count >= rank) {
      const start = startOf(bucket);
      return start + ((startOf(bucket + 1) - start) * Math.max(0, rank - below)) / count;
    }
    below += count;
  }
  return startOf(histogram.length);
}

/** Returns the 75th percentile with its confidence interval (binomial). Shifts are in ten-thousandths. */
export function estimate(histogram: Histogram, confidence: number): Estimate {
  const views = viewsIn(histogram);
  const reach = normalQuantile((1 + confidence) / 2) * Math.sqrt((share * (1 - share)) / Math.max(views, 1));
  const at = (where: number): number => valueAt(histogram, Math.min(1, Math.max(0, where)) * views);
  return { views, p75: at(share), low: at(share - reach), high: at(share + reach), isSure: share + reach < 1 };
}

export const shown = (metric: string, value: number): number => (metric === 'cls' ? value / shiftUnits : value);

const columns = ['day', 'kind', 'net', 'mem', 'build', 'nav', 'metric', 'part', 'bucket', 'n'] as const;

const row = z.object({
  day: z.iso.date(),
  kind: z.string().min(1),
  net: z.string(),
  mem: z.string(),
  build: z.string().min(1),
  nav: z.string(),
  metric: z.string().min(1),
  part: z.string(),
  bucket: z.coerce.number().int().min(0).max(48),
  n: z.coerce.number().int().min(1),
});

/** Number of page views in a bucket, by day, kind of page, class of phone and build. */
export type FieldRow = z.infer<typeof row>;

/** Reads the rows that a newsroom prints, without the heading. Throws a BenchFailure if a line is broken. */
export const readRows = (text: string): FieldRow[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line === columns.join('\t')) return [];
    const cells = line.split('\t');
    const { data } = row.safeParse(Object.fromEntries(columns.map((name, column) => [name, cells[column]])));
    if (data && cells.length === columns.length) return [data];
    throw new BenchFailure(`Line ${index + 1} is no row of a histogram: it has to be ${columns.join(', ')}, with tabs between them.`);
  });

const dayInMs = 86_400_000;

export function lastDays(rows: readonly FieldRow[], days: number): FieldRow[] {
  const last = Math.max(...rows.map(({ day }) => Date.parse(day)));
  return rows.filter(({ day }) => Date.parse(day) > last - days * dayInMs);
}

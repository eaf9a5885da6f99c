import { shiftUnits, startOf } from '../../widgets/package/vital-buckets.ts';
import { normalQuantile } from '../statistics/normal.ts';
import type { FieldRow } from './rows.ts';

export type Histogram = readonly number[];

export interface Estimate {
  views: number;
  p75: number;
  low: number;
  high: number;
  /** With too few views for this confidence, the interval is no more than the range of what was seen. */
  isSure: boolean;
}

const share = 0.75;

/** Histograms are merged by adding. */
export function histogramOf(rows: readonly FieldRow[]): Histogram {
  const counts = Array<number>(Math.max(-1, ...rows.map(({ bucket }) => bucket)) + 1).fill(0);
  for (const { bucket, n } of rows) counts[bucket] = (counts[bucket] ?? 0) + n;
  return counts;
}

export const viewsIn = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

/** The value at a rank: views are spread evenly over their bucket. */
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

/** The 75th percentile, and the interval that its rank has by chance (binomial). Of shifts, in ten thousandths. */
export function estimate(histogram: Histogram, confidence: number): Estimate {
  const views = viewsIn(histogram);
  const reach = normalQuantile((1 + confidence) / 2) * Math.sqrt((share * (1 - share)) / Math.max(views, 1));
  const at = (where: number): number => valueAt(histogram, Math.min(1, Math.max(0, where)) * views);
  return { views, p75: at(share), low: at(share - reach), high: at(share + reach), isSure: share + reach < 1 };
}

export const shown = (metric: string, value: number): number => (metric === 'cls' ? value / shiftUnits : value);

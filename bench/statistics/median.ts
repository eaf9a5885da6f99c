import { BenchFailure } from '../failure.ts';

/** Number of parts of a run: short enough to show a slow minute, long enough for a median. */
const stretches = 3;

/**
 * Returns the excess of a run's slowest third over its fastest, as a share. Uses medians, so that single outliers do
 * not count. Times are in the order of measurement. Returns 0 for less than two times per third.
 */
export function driftOf(times: readonly number[]): number {
  const length = times.length / stretches;
  if (length < 2) return 0;
  const medians = Array.from({ length: stretches }, (_, stretch) =>
    median(times.slice(Math.round(stretch * length), Math.round((stretch + 1) * length))),
  );
  return Math.max(...medians) / Math.min(...medians) - 1;
}

/** Returns the median of figures in ascending order. Throws without figures. */
export function medianOfSorted(figures: Float64Array): number {
  const above = figures[Math.floor(figures.length / 2)];
  const below = figures[Math.ceil(figures.length / 2) - 1];
  if (above === undefined || below === undefined) throw new BenchFailure('Nothing was measured: there is no figure.');
  return (below + above) / 2;
}

/** Returns the middle figure, or the mean of the middle two. Throws without figures. */
export const median = (figures: Iterable<number>): number => medianOfSorted(Float64Array.from(figures).sort());

/** Sums up a figure of items. */
export const sumOf = <Item>(items: readonly Item[], figureOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + figureOf(item), 0);

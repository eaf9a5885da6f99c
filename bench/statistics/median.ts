import { BenchFailure } from '../failure.ts';

/** Into so many stretches a run is cut: short enough to see a slow minute, long enough for a median. */
const stretches = 3;

/**
 * Share by which the slowest third of a run is slower than its fastest: of medians, so that one hiccup does not count.
 * Times are in the order in which they were measured. 0 if they are fewer than two per third.
 */
export function driftOf(times: readonly number[]): number {
  const length = times.length / stretches;
  if (length < 2) return 0;
  const medians = Array.from({ length: stretches }, (_, stretch) =>
    median(times.slice(Math.round(stretch * length), Math.round((stretch + 1) * length))),
  );
  return Math.max(...medians) / Math.min(...medians) - 1;
}

/** The median of figures in ascending order. Throws without figures. */
export function medianOfSorted(figures: Float64Array): number {
  const above = figures[Math.floor(figures.length / 2)];
  const below = figures[Math.ceil(figures.length / 2) - 1];
  if (above === undefined || below === undefined) throw new BenchFailure('Nothing was measured: there is no figure.');
  return (below + above) / 2;
}

/** The middle figure, or the mean of the middle two. Throws without figures. */
export const median = (figures: Iterable<number>): number => medianOfSorted(Float64Array.from(figures).sort());

/** Adds up a figure of some things. */
export const sumOf = <Item>(items: readonly Item[], figureOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + figureOf(item), 0);

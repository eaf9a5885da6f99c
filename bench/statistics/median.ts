import { BenchFailure } from '../failure.ts';

/** The median of figures in ascending order. Throws without figures. */
export function medianOfSorted(figures: Float64Array): number {
  const above = figures[Math.floor(figures.length / 2)];
  const below = figures[Math.ceil(figures.length / 2) - 1];
  if (above === undefined || below === undefined) throw new BenchFailure('Nothing was measured: there is no figure.');
  return (below + above) / 2;
}

/** The middle figure, or the mean of the middle two. Throws without figures. */
export const median = (figures: Iterable<number>): number => medianOfSorted(Float64Array.from(figures).sort());

import { gapProbability, largestGap } from './kolmogorov-smirnov.ts';
import { median } from './median.ts';

/** It is a warning, and runs have many metrics: one in a hundred may be wrong. */
const error = 0.01;

/** How far each figure lies from the median of all, by the median: twice as slow is no wider a spread. */
function deviations(figures: readonly number[]): number[] {
  const middle = median(figures);
  return figures.map(figure => (figure === middle ? 0 : Math.abs(figure / middle - 1)));
}

/**
 * Whether the figures of two arms scatter differently, each around its own median: worth a warning, as a page that is
 * slow now and then may have the same estimate as before. Throws if an arm has no figure.
 */
export function spreadChanged(base: readonly number[], head: readonly number[]): boolean {
  return gapProbability(largestGap(deviations(base), deviations(head)), base.length, head.length) <= error;
}

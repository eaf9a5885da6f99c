/** How far the two samples' shares of figures up to the same value lie apart at most: from 0 to 1. */
export function largestGap(first: readonly number[], second: readonly number[]): number {
  const upTo = (figures: readonly number[], value: number): number =>
    figures.filter(figure => figure <= value).length / figures.length;
  return Math.max(0, ...[...first, ...second].map(value => Math.abs(upTo(first, value) - upTo(second, value))));
}

/** Gaps are shares of whole numbers: those that are equal differ in their last digits. */
const rounding = 1e-9;

/**
 * How likely two samples of the same origin are to have a gap this large (Kolmogorov and Smirnov), counted out over
 * all orders in which their figures may lie: row by row, the share of orders in which the gap was smaller throughout.
 */
export function gapProbability(gap: number, first: number, second: number): number {
  const isSmaller = (row: number, column: number): boolean =>
    Math.abs(row / first - column / second) < gap - rounding;
  let shares = Array.from({ length: second + 1 }, () => 0);
  for (let row = 0; row <= first; row += 1) {
    const next: number[] = [];
    for (let column = 0; column <= second; column += 1) {
      const fromAbove = ((shares[column] ?? 0) * row) / (row + column);
      const fromLeft = ((next[column - 1] ?? 0) * column) / (row + column);
      const reached = row + column === 0 ? 1 : fromAbove + fromLeft;
      next.push(isSmaller(row, column) ? reached : 0);
    }
    shares = next;
  }
  return 1 - (shares.at(-1) ?? 0);
}

/** Above and below the middle by turns: 0, 1, −1, 2, −2. */
const laneOrder = [0, 1, -1, 2, -2, 3, -3] as const;

export interface Placed {
  readonly value: number;
  /** In per cent of the width. */
  readonly x: number;
  /** Lanes above (positive) or below (negative) the middle. */
  readonly lane: number;
}

/**
 * Where each value's dot goes so that dots beside each other do not hide one another, the same every time: into the
 * first lane with room at its place, or, where none has, into the one with most. The order of the values is kept.
 */
export function placeInLanes(
  values: readonly number[],
  position: (value: number) => number,
  dotWidth = 1.4,
): Placed[] {
  const ends = laneOrder.map(() => -Infinity);
  const placed: Placed[] = [];
  const sorted = [...values.entries()].toSorted(([, one], [, other]) => one - other);
  for (const [index, value] of sorted) {
    const x = position(value);
    const free = ends.findIndex(end => x - end >= dotWidth);
    const chosen = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[chosen] = x;
    placed[index] = { value, x, lane: laneOrder[chosen] ?? 0 };
  }
  return placed;
}

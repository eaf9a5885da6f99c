export type FontSizeStep = 'larger' | 'smaller' | 'reset';

/** Size in pixels after a reset. It is independent of the size that a page prints; ours is larger. */
const normalSize = 15;
/** Limits in pixels, beyond which an article is unreadable. */
const smallestSize = 8;
const largestSize = 48;

/** Returns the font size in pixels after a step. */
export function changedSize(present: number, step: FontSizeStep): number {
  if (step === 'reset') return normalSize;
  const changed = step === 'larger' ? present + 1 : present - 1;
  return Math.min(largestSize, Math.max(smallestSize, changed));
}

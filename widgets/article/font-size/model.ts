export type FontSizeStep = 'larger' | 'smaller' | 'reset';

/**
 * Size in pixels that the reset button sets. It is one of the body of an article, which the tools change and nothing
 * else, in whatever size a page prints it: ours begin larger.
 */
const normalSize = 15;
/** Beyond these an article can no longer be read. */
const smallestSize = 8;
const largestSize = 48;

/** The font size in pixels after a step from the present one. */
export function changedSize(present: number, step: FontSizeStep): number {
  if (step === 'reset') return normalSize;
  const changed = step === 'larger' ? present + 1 : present - 1;
  return Math.min(largestSize, Math.max(smallestSize, changed));
}

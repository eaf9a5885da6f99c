export type FontSizeStep = 'larger' | 'smaller' | 'reset';

/** Size that the reset button restores, in pixels. */
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

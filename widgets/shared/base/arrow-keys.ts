/** Elements that use arrow keys themselves. */
const takesArrows = 'input,select,textarea,audio,video,[contenteditable]';

/**
 * Returns the step of a key along a row: 1 forwards, -1 back, 0 for other keys. `forward` is 1 if the row runs from
 * left to right, and -1 if it runs from right to left.
 */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, forward: number): number {
  if (altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest(takesArrows)) return 0;
  return key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0;
}

/** Elements that have a use of their own for arrow keys. */
const takesArrows = 'input,select,textarea,audio,video,[contenteditable]';

/**
 * Step of a key along a row: 1 forwards, -1 back, 0 for other keys. `forward` is 1 for a row from left to right, and -1
 * for one from right to left.
 */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, forward: number): number {
  if (altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest(takesArrows)) return 0;
  return key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0;
}

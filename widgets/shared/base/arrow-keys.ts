/** Elements that have a use of their own for arrow keys. */
const takesArrows = 'input,select,textarea,audio,video,[contenteditable]';

/**
 * Which way a key leads along a row: 1 is on, -1 back, 0 where it means something else. `forward` is 1 where the row
 * goes on to the right, and -1 where it goes on to the left.
 */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, forward: number): number {
  if (altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest(takesArrows)) return 0;
  return key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0;
}

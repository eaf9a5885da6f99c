import type { Unmount } from '../../../kernel/types.ts';

export interface OffscreenMove {
  /** All elements whose place or size changes. The move waits until all of them are below the viewport. */
  elements: readonly HTMLElement[];
  /** Returns false if the move would disturb something else now. */
  mayMove?: () => boolean;
  /** Makes the move. Returns a function that undoes it. */
  move: () => Unmount;
}

const isBelow = (element: HTMLElement): boolean => element.getBoundingClientRect().top > innerHeight;
const hasFocus = (element: HTMLElement): boolean => element.contains(document.activeElement);

/**
 * Makes each move once all its elements are below the viewport and none has the focus, so that no reader sees anything
 * jump. Checks this when an element crosses the margin of the viewport. Returns a function that undoes all moves.
 */
export function moveOffscreen(moves: Iterable<OffscreenMove>, margin?: IntersectionObserverInit): Unmount {
  const waiting = new Set(moves);
  const moved: Unmount[] = [];

  const watch = new IntersectionObserver(() => {
    for (const one of waiting) {
      const { elements, mayMove, move } = one;
      if (!elements.every(isBelow) || elements.some(hasFocus) || mayMove?.() === false) continue;
      waiting.delete(one);
      for (const element of elements) watch.unobserve(element);
      moved.push(move());
    }
  }, margin);

  for (const { elements } of waiting) {
    for (const element of elements) watch.observe(element);
  }
  return () => {
    watch.disconnect();
    for (const putBack of moved) putBack();
  };
}

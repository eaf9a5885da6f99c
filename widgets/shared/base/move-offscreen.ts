import type { Unmount } from '../../../kernel/types.ts';

export interface OffscreenMove {
  /** All that changes its place or its size: a reader sees none of it while all of it is below the screen. */
  elements: readonly HTMLElement[];
  /** Says whether it would disturb anything else now. */
  mayMove?: () => boolean;
  /** Moves; returns what puts everything back. */
  move: () => Unmount;
}

const isBelow = (element: HTMLElement): boolean => element.getBoundingClientRect().top > innerHeight;
const hasFocus = (element: HTMLElement): boolean => element.contains(document.activeElement);

/**
 * Makes each move once all that it concerns is below the screen, so that no reader sees anything move, and never under
 * the focus. It looks each time that something comes within a margin of the screen. Returns what puts everything back.
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

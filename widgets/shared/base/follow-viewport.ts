import type { Unmount } from '../../../kernel/types.ts';

/**
 * Calls `act` at most once per frame while the window scrolls or is resized. The listener is passive. Returns a
 * function that removes it.
 */
export function followViewport(type: 'scroll' | 'resize', act: () => void): Unmount {
  let frame = 0;
  function ask(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  }
  addEventListener(type, ask, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener(type, ask);
  };
}

/** Returns true if the browser supports scroll-driven animations, so that no script is needed. */
export const stylesFollowScroll = (): boolean => CSS.supports('animation-timeline: scroll()');

import type { Unmount } from '../../../kernel/types.ts';

/**
 * Acts once in a frame in which the window is scrolled or its size changes, without keeping the browser from scrolling.
 * Returns what ends it.
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

/** Tells if styles can follow the scroll position: then no script has to. */
export const stylesFollowScroll = (): boolean => CSS.supports('animation-timeline: scroll()');

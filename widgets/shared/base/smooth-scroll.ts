import { wantsLessMotion } from './motion.ts';

/** Events by which the reader takes over. */
const takeoverEvents = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

/** Slow at both ends: half a wave. */
const eased = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

/**
 * Scrolls the page to a place in so many milliseconds, at once where the reader wants less motion. The place, in pixels
 * from the top of the document, is asked for in every frame: what is laid out on the way may move it. The reader's own
 * wheel, touch, key or way back ends it where it is.
 */
export function smoothScroll(placeOf: () => number, milliseconds: number): void {
  const from = scrollY;
  let start: number | undefined;
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const type of takeoverEvents) removeEventListener(type, stop);
  }

  function step(now: number): void {
    start ??= wantsLessMotion() ? -Infinity : now;
    const share = Math.min(1, (now - start) / milliseconds);
    scrollTo(scrollX, from + (placeOf() - from) * eased(share));
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  }

  for (const type of takeoverEvents) addEventListener(type, stop, { passive: true });
  frame = requestAnimationFrame(step);
}

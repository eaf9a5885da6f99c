import { wantsLessMotion } from './motion.ts';

/** Events that mean that the reader takes over. */
const takeoverEvents = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

/** Easing: slow at both ends, half a cosine wave. */
const eased = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

/**
 * Scrolls the page to a place in the given milliseconds, or at once if the reader prefers reduced motion. Calls
 * `placeOf` in every frame, because layout changes may move the place. It returns pixels from the top of the document.
 * A wheel, touch, key or history event of the reader stops the scroll.
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

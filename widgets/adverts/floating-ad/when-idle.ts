import type { Unmount } from '../../../kernel/types.ts';
import { countSeenTime } from '../../shared/adverts/seen-time.ts';

/** Milliseconds for which the page has to have been seen since the reader first scrolled. */
const longEnough = 20_000;
/** Milliseconds for which the reader has to have left the page alone. */
const calm = 2000;

const signsOfUse = ['scroll', 'wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/** Types, has marked something, looks at a part of the page enlarged, listens, or has something else open. */
function isBusy(): boolean {
  const selection = getSelection();
  return (
    document.activeElement?.matches('input,select,textarea,iframe,[contenteditable]') === true ||
    (selection !== null && !selection.isCollapsed) ||
    (window.visualViewport?.scale ?? 1) > 1 ||
    [...document.querySelectorAll<HTMLMediaElement>('video,audio')].some(({ paused }) => !paused) ||
    document.querySelector('dialog[open],[aria-modal=true]') !== null
  );
}

/**
 * Acts once, when a reader has come to a place after some time on the page, and leaves it alone there. Returns what
 * ends the waiting.
 */
export function whenIdle(place: HTMLElement, act: () => void): Unmount {
  let isThere = false;
  let seen = 0;
  let usedAt = 0;
  const watch = new IntersectionObserver(records => (isThere = records.pop()?.isIntersecting === true));
  const use = (): void => void (usedAt = seen);
  const stopCounting = countSeenTime(time => {
    seen = time;
    if (!isThere || isBusy()) use();
    if (seen < longEnough || seen - usedAt < calm) return;
    stop();
    act();
  });
  function stop(): void {
    stopCounting();
    watch.disconnect();
    for (const sign of signsOfUse) removeEventListener(sign, use, true);
  }
  for (const sign of signsOfUse) addEventListener(sign, use, { capture: true, passive: true });
  watch.observe(place);
  return stop;
}

import { now } from '../../shared/base/time.ts';

const minuteMs = 60_000;

/**
 * Does something at once and at each full minute, as long as an element is seen; returns what ends that. The clock is
 * read anew each time, so that sleep and a changed clock do no harm.
 */
export function eachMinute(element: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = false;

  function tick(): void {
    clearTimeout(timer);
    if (document.hidden || !isSeen) return;
    act();
    timer = setTimeout(tick, minuteMs - (now() % minuteMs));
  }

  const watch = new IntersectionObserver(entries => {
    for (const { isIntersecting } of entries) isSeen = isIntersecting;
    tick();
  });
  watch.observe(element);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('visibilitychange', tick);
  };
}

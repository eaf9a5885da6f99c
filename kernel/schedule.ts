import { preloadWidget } from './chunks.ts';
import { guarded } from './guarded.ts';
import type { Box, Kernel } from './types.ts';
import { fileOf } from './wake.ts';

/**
 * Resolves at the first scroll, or at an event that usually precedes one: a short page may not scroll. A touch that
 * does not move may be a tap on a link, whose page then needs the line.
 */
const scrolling = new Promise(resolve => {
  for (const sign of 'touchmove scroll wheel'.split(' ')) addEventListener(sign, resolve, { once: true });
});

/**
 * Calls the action once for each observed box that comes within the margin of the viewport. With a time in
 * milliseconds, calls it only for boxes that stay there that long.
 */
function observer(rootMargin: string, action: (box: Box) => unknown, time?: number): IntersectionObserver {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  return new IntersectionObserver(
    (records, watch) => {
      for (const { isIntersecting, target } of records) {
        const act = (): void => {
          watch.unobserve(target);
          action(target as Box);
        };
        clearTimeout(timers.get(target));
        if (!isIntersecting) continue;
        if (time) timers.set(target, setTimeout(act, time));
        else act();
      }
    },
    { rootMargin },
  );
}

/** Returns true if local storage has any entry. It may then have a vote or draft, which a box should show at once. */
const keepsAnything = (): boolean | undefined => guarded(() => localStorage.length > 0);

/** Creates the function that schedules all boxes in new markup, including its root, by their load policies. */
export function createScan(wake: (box: Box) => unknown): Kernel['scan'] {
  const seen = observer('0px', wake);
  const rested = observer('0px', wake, 2000);
  const near = observer('400px 0px', wake);
  const ahead = observer('300% 0px', box => {
    if (!navigator.connection?.saveData) preloadWidget(fileOf(box));
  });

  function schedule(box: Box): void {
    const policy = box.dataset.load;
    const wakeBox = (): unknown => wake(box);
    // A number is the share of page views in which the box wakes when the browser is idle.
    if ((policy as unknown as number) > Math.random() || policy === 'idle') (self.requestIdleCallback ?? setTimeout)(wakeBox);
    else if (policy === 'now') wakeBox();
    else if (policy === 'scroll') void scrolling.then(wakeBox);
    else if (policy === 'rest' && !keepsAnything()) rested.observe(box);
    else if (policy !== 'tap') {
      seen.observe(box);
      void scrolling.then(() => {
        near.observe(box);
        ahead.observe(box);
      });
    }
  }

  return root => {
    if ((root as Partial<Box>).dataset?.widget) schedule(root as Box);
    root.querySelectorAll<Box>('[data-widget]').forEach(schedule);
  };
}

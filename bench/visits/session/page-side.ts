/** Where a link is: a point to tap; or how far it is from the middle of the screen; null where there is none. */
export type LinkPlace = { x: number; y: number } | { distance: number } | null;

/** Finds the largest link to an address. Goes to the page as text. */
export function findLink(address: string): LinkPlace {
  const leadsThere = (link: HTMLAnchorElement | null | undefined): boolean =>
    link?.href.split('#', 1)[0] === address && link.target === '';
  const sized = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(leadsThere)
    .map(link => link.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  let distance: number | undefined;
  for (const box of sized) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (leadsThere(document.elementFromPoint(x, y)?.closest('a'))) return { x, y };
    if (x > 0 && x < innerWidth) distance ??= y - innerHeight / 2;
  }
  return distance === undefined ? null : { distance };
}

interface WithShown {
  benchShown?: number;
}

/** Notes when the page is on the screen again, should it be restored. Goes to the page as text. */
export function noteRestore(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => requestAnimationFrame(() => ((globalThis as WithShown).benchShown = Date.now())));
  });
}

/**
 * When the largest part of the page was painted, by the clock of the day; of a page that was prerendered, once it was
 * shown; of one that was restored, when it was on the screen again. Goes to the page as text.
 */
export function paintedAt(): Promise<number | null> {
  const { benchShown } = globalThis as WithShown;
  if (benchShown !== undefined) return Promise.resolve(benchShown);
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[];
  return new Promise(resolve => {
    new PerformanceObserver(list => {
      const last = list.getEntries().at(-1)?.startTime ?? 0;
      resolve(performance.timeOrigin + Math.max(last, navigation?.activationStart ?? 0));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, 2000, null);
  });
}

import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly Readonly<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>[];
}

/**
 * Tells what jumps by itself in each document from here on, and when. What a tap or a key moves is no jump, and neither
 * is what a screen of another size moves: a page that opens after a test has set one may begin in the old. The
 * browser's own `hadRecentInput` will not do: an emulated phone now and then announces another size, and whatever jumps
 * within half a second of that would go unseen.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    /** From when to when what moves is moved by somebody. */
    const causes: { what: string; from: number; to: number }[] = [];
    // Tests that hurry the page's clock change the time of its events, too.
    const now = (): number => Number(document.timeline.currentTime);
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(type, () => void causes.push({ what: type, from: now(), to: now() + 500 }), true);
    }
    const sizeNow = (): string => `${innerWidth} × ${innerHeight}`;
    /** Size at the first frame: a phone applies the page's viewport before it shows anything. */
    let size = '';
    requestAnimationFrame(function look() {
      if (document.querySelector('body')) size = sizeNow();
      else requestAnimationFrame(look);
    });
    addEventListener('resize', () => {
      if (size === '' || size === sizeNow()) return;
      size = sizeNow();
      const cause = { what: size, from: now() - 200, to: Infinity };
      causes.push(cause);
      // The first of these frames is the one in which a busy machine may lay the page out for long; what comes later
      // moves by itself again.
      requestAnimationFrame(() => requestAnimationFrame(() => (cause.to = Math.max(now(), cause.from + 400))));
    });
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    const exampleOf = (node: Element): string =>
      node.closest<HTMLElement>('[data-example]')?.dataset.example ?? node.closest<HTMLElement>('[data-widget]')?.dataset.widget ?? '';
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.classList.value} of ${exampleOf(node)}` : (node?.nodeName ?? 'what is gone');
    const describe = ({ value, startTime, sources }: Shift): string => {
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      );
      return `${value.toFixed(4)} at ${Math.round(startTime)} ms, ${sizeNow()}: ${moved.join(', ')}`;
    };
    const all: { startTime: number; description: string }[] = [];
    // The browser's own parts of players and fields are in no document.
    const isOfBrowser = ({ sources }: Shift): boolean => sources.length > 0 && sources.every(({ node }) => !node);
    const add = (entries: PerformanceEntryList): void => {
      for (const shift of entries as Shift[]) {
        if (!isOfBrowser(shift)) all.push({ startTime: shift.startTime, description: describe(shift) });
      }
    };
    const observer = new PerformanceObserver(list => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = (): string[] => {
      add(observer.takeRecords());
      // Only now: a shift may be told of before its cause, or after the next tap.
      const jumps = all.filter(({ startTime }) => !causes.some(({ from, to }) => startTime >= from && startTime < to));
      const near = causes.map(({ what, from, to }) => `${what}: ${Math.round(from)} to ${Math.round(to)} ms`).join(', ');
      return jumps.map(({ description }) => `${description} (moved by the reader: ${near})`);
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifted') as () => string[])());
}

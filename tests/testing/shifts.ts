import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly Readonly<{ node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>[];
}

/**
 * Records layout shifts in each document from now on; the returned function lists them. Ignores shifts caused by taps,
 * keys or a resize: a page that opens just after a test has set a size may start with the old one. `hadRecentInput` is
 * not enough, because emulated phones report other sizes now and then, and the browser ignores all shifts within 500 ms
 * of that.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    /** Periods in which a tap, a key or a resize may move content. */
    const causes: { what: string; from: number; to: number }[] = [];
    // Tests that advance the page's clock also change event timestamps.
    const now = (): number => Number(document.timeline.currentTime);
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(type, () => void causes.push({ what: type, from: now(), to: now() + 500 }), true);
    }
    const sizeNow = (): string => `${innerWidth} × ${innerHeight}`;
    /** Size at the first frame, because a phone applies the page's viewport before it paints. */
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
      // On a slow machine, the first of these frames may take long to lay out the page. Later shifts are not caused by
      // the resize.
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
    // Parts of the browser's own controls have no node.
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
      // Filters only now: a shift may be reported before its cause, or after the next tap.
      const jumps = all.filter(({ startTime }) => !causes.some(({ from, to }) => startTime >= from && startTime < to));
      const near = causes.map(({ what, from, to }) => `${what}: ${Math.round(from)} to ${Math.round(to)} ms`).join(', ');
      return jumps.map(({ description }) => `${description} (moved by the reader: ${near})`);
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifted') as () => string[])());
}

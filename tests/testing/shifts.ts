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
    const jumps: string[] = [];
    let lastInput = -Infinity;
    let lastSize = `${innerWidth} × ${innerHeight}`;
    let sizeChange = -Infinity;
    let sizeSettled = -Infinity;
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => void (lastInput = timeStamp), true);
    }
    addEventListener('resize', ({ timeStamp }) => {
      const size = `${innerWidth} × ${innerHeight}`;
      if (size === lastSize) return;
      lastSize = size;
      sizeChange = timeStamp;
      sizeSettled = Infinity;
      const settle = (now: number): void => void (sizeSettled = Math.max(now, timeStamp + 200));
      // The first of these frames is the one in which a busy machine may lay the page out for long.
      requestAnimationFrame(() => requestAnimationFrame(settle));
    });
    // In the frames of the change: what comes later moves by itself again.
    const isCaused = ({ startTime }: Shift): boolean =>
      startTime - lastInput < 500 || (startTime > sizeChange - 200 && startTime < sizeSettled);
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.classList.value}` : (node?.nodeName ?? 'what is gone');
    const describe = ({ value, startTime, sources }: Shift): string => {
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      );
      const [shift, change, input] = [startTime, sizeChange, lastInput].map(time => `${Math.round(time)} ms`);
      return `${value.toFixed(4)} at ${shift}, last size ${lastSize} at ${change}, last input at ${input}: ${moved.join(', ')}`;
    };
    const add = (entries: PerformanceEntryList): void => {
      for (const shift of entries as Shift[]) if (!isCaused(shift)) jumps.push(describe(shift));
    };
    const observer = new PerformanceObserver(list => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = (): string[] => {
      add(observer.takeRecords());
      return jumps;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifted') as () => string[])());
}

import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
}

/**
 * Adds up how far things jump by themselves in each document from here on. What a tap or a key moves is no jump, and
 * neither is what a screen of another width moves: a page that opens after a test has set one may begin in the old.
 * The browser's own `hadRecentInput` will not do: an emulated phone now and then announces another size, and whatever
 * jumps within half a second of that would go unseen.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    let lastInput = -Infinity;
    let lastWidth = innerWidth;
    let widthChange = -Infinity;
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => void (lastInput = timeStamp), true);
    }
    addEventListener('resize', ({ timeStamp }) => {
      if (innerWidth !== lastWidth) widthChange = timeStamp;
      lastWidth = innerWidth;
    });
    // In the frames of the change: what comes later moves by itself again.
    const isCaused = ({ startTime }: Shift): boolean =>
      startTime - lastInput < 500 || Math.abs(startTime - widthChange) < 200;
    const add = (entries: PerformanceEntryList): void => {
      for (const shift of entries as Shift[]) sum += isCaused(shift) ? 0 : shift.value;
    };
    const observer = new PerformanceObserver(list => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = (): number => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifted') as () => number)());
}

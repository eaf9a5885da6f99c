import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
}

/**
 * Adds up how far things jump by themselves in each document from here on; what a tap or a key moves is no jump.
 * The browser's own `hadRecentInput` will not do: an emulated phone now and then announces another size, and whatever
 * jumps within half a second of that would go unseen.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    let lastInput = -Infinity;
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => void (lastInput = timeStamp), true);
    }
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, startTime } of entries as Shift[]) sum += startTime - lastInput < 500 ? 0 : value;
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

import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up how far things jump by themselves in each document from here on; what a reader's tap moves is no jump. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput } of entries as Shift[]) sum += hadRecentInput ? 0 : value;
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

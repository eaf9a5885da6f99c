import type { Page } from '@playwright/test';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** What stands on a front page under a heading of its own. */
const boxes = 'main section[aria-labelledby]:visible, main .front, main .ticker, main .poll-place';

/** Down to the end of the page, screen by screen; every box that is passed has woken before the next screen. */
async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
  const passed = page.locator('main [data-widget]:not([data-load=tap])');
  const isAwake = (): Promise<boolean> =>
    passed.evaluateAll(all =>
      all.every(box => {
        const { top, bottom } = box.getBoundingClientRect();
        const isSeen = bottom > 0 && top < innerHeight;
        return !isSeen || box.getAttribute('data-widget-state') === 'ready';
      }),
    );
  while (!(await isAtEnd())) await expect.poll(isAwake).toBe(true);
  await expect.poll(isAwake).toBe(true);
}

for (const [path, count] of [['/', 14], ['/en', 7]] as const) {
  test(`nothing on ${path} moves by itself, down to its end, with all its boxes awake`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto(path);
    await readToTheEnd(page);
    expect(await page.locator(boxes).count()).toBeGreaterThanOrEqual(count);
    expect(await shifted()).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every box of the front page shows where it leads to', async ({ page }) => {
    await page.goto('/');
    const all = await page.locator(boxes).all();
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const box of all) {
      await expect(box.locator('a[href]:visible, input:visible').first()).toBeVisible();
      await expect(box.locator('[aria-busy=true], [data-widget-state]')).toHaveCount(0);
    }
  });
});

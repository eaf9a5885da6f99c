import { expect, test } from '../testing/test.ts';

/** Sections of a front page with a heading of their own. */
const boxes = 'main section[aria-labelledby]:visible, main .front, main .ticker, main .poll-place';

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

import { expect, test } from '../testing/test.ts';

test.use({ javaScriptEnabled: false });

/** Boxes of a front page. */
const boxes = 'main section[aria-labelledby]:visible, main .front, main .ticker, main .poll-place';

test('stars and likes are plain forms that lead to an answer page with a link back', async ({ page }) => {
  for (const [widget, button, address] of [
    ['rating', 'button[value="5"]', /\/answer\/score\/1052/],
    ['like', '.positive', /\/answer\/rate\/1052/],
  ] as const) {
    await page.goto('/news/1052');
    if (widget === 'rating') await page.locator('.folded > summary').first().click();
    await page.locator(`[data-widget=${widget}] ${button}`).click();
    await expect(page).toHaveURL(address);
    await page.locator('main a').first().click();
    await expect(page).toHaveURL(/\/news\/1052/);
  }
});

for (const [address, least] of [['/', 1], ['/en', 1], ['/news/1053', 3]] as const) {
  test(`the page at ${address} hides all that needs a script`, async ({ page }) => {
    await page.goto(address);
    const needs = page.locator('.needs-script');
    expect(await needs.count()).toBeGreaterThanOrEqual(least);
    await expect(needs.filter({ visible: true })).toHaveCount(0);
  });
}

test('every box of the front page shows a link or a field', async ({ page }) => {
  await page.goto('/');
  const all = await page.locator(boxes).all();
  expect(all.length).toBeGreaterThanOrEqual(14);
  for (const box of all) {
    await expect(box.locator('a[href]:visible, input:visible').first()).toBeVisible();
    await expect(box.locator('[aria-busy=true], [data-widget-state]')).toHaveCount(0);
  }
});

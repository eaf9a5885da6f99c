import { expect, test } from '../testing/test.ts';

test.use({ javaScriptEnabled: false });

test('stars and likes are plain forms that answer with a page and a link back', async ({ page }) => {
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
  test(`the page at ${address} shows nothing that needs a script`, async ({ page }) => {
    await page.goto(address);
    const needs = page.locator('.needs-script');
    expect(await needs.count()).toBeGreaterThanOrEqual(least);
    await expect(needs.filter({ visible: true })).toHaveCount(0);
  });
}

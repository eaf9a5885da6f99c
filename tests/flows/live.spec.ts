import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const day = { day: '2026-11-20', name: 'جمعه ۲۹ آبان ۱۴۰۵' };
const entry = {
  id: '1000',
  title: 'همهٔ گردنه‌ها باز است',
  dateTime: '2026-11-20T11:00:00+03:30',
  time: '۱۱:۰۰',
  isKey: true,
  paragraphs: [{ text: 'برف‌روب‌ها به خانه برگشتند.' }],
};

test('new live entries are announced in place, shift no layout, and open with a tap', async ({ page }) => {
  await page.clock.install();
  await page.route('/rest/liveEntries?*', route => route.fulfill({ json: { isOver: false, days: [{ ...day, entries: [entry] }] } }));
  const shifted = await watchShifts(page);
  await page.goto('/live/first-snow');
  await page.locator('#entry-107').scrollIntoViewIfNeeded();
  await expect(page.locator('.live-entries')).toHaveAttribute('data-widget-state', 'ready');
  const button = page.locator('.live-fresh button');
  const place = await page.evaluate(() => scrollY);
  await page.clock.fastForward(31_000);
  await expect(button).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await shifted()).toEqual([]);
  await button.click();
  await expect(page.locator('#entry-1000 a')).toBeFocused();
  await expect(page.locator('#entry-1000')).toBeInViewport();
  await expect(page.locator('.live-keys a').first()).toHaveAttribute('href', '#entry-1000');
  await expect(button).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a live page shows its entries, links to key moments, and a reload link', async ({ page }) => {
    await page.goto('/en/live/first-snow');
    await page.locator('.live-keys a').first().click();
    await expect(page.locator('#entry-210')).toBeInViewport();
    await expect(page.locator('.live-bar noscript a, .live-bar > a')).toHaveAttribute('href', '/en/live/first-snow');
    await expect(page.locator('.live-pause')).toBeHidden();
  });
});

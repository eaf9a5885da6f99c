import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const moment = Date.parse('2027-03-20T23:54:43+03:30');

test('a countdown runs down to its end while one looks, and nothing on the page moves', async ({ page }) => {
  await page.clock.install({ time: moment - 61_000 });
  const shifted = await watchShifts(page);
  await page.goto('/special/nowruz');
  const digits = page.locator('.countdown-unit b');
  await expect(page.locator('.countdown')).toHaveAttribute('data-widget-state', 'ready');
  await expect(digits.nth(0)).toHaveText('۰');
  await expect(digits.nth(2)).toHaveText(/۰۱|۰۰/);
  await page.clock.fastForward(30_000);
  await expect(digits.nth(2)).toHaveText('۰۰');
  await expect(page.locator('.countdown [data-end]')).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(page.locator('.countdown [data-end]')).toBeVisible();
  await expect(page.locator('.countdown-clock')).toBeHidden();
  expect(await shifted()).toEqual([]);
});

test('a shared page says what a connection tells of this reader alone', async ({ page }) => {
  await page.goto('/en/catalogue/connection');
  const box = page.locator('[data-widget=connection]').first();
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('[data-ip]')).toHaveText(/^(127\.0\.0\.1|::1)$/);
  await expect(box.locator('[data-browser]')).toHaveText(/^Chrome \d+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a special day says how long it is until then, and until when', async ({ page }) => {
    await page.goto('/en/special/nowruz');
    await expect(page.locator('.countdown-clock')).toBeVisible();
    await expect(page.locator('.countdown time')).toHaveText(/20\d\d, \d\d:\d\d in Tehran$/);
  });

  test('the connection’s own page says all of it, and its ways to the newsroom lead to a form', async ({ page }) => {
    await page.goto('/en/connection');
    await expect(page.locator('.connection dd')).toHaveText([/^(127\.0\.0\.1|::1)$/, /^Chrome \d+$/, /\w/]);
    await page.locator('.mail-link').click();
    await expect(page.locator('form[action*="/"] textarea').first()).toBeVisible();
  });
});

import { boxOf, hurryUntil, requestsTo, waitUntilIdle, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const impressions = /\/ads\/impression/;

test('a floating advert takes the focus and gives it back on Escape', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/catalogue/floating-ad');
  const dialog = page.getByRole('dialog', { name: 'Advertisement' });
  const told = page.waitForRequest(impressions);
  await page.keyboard.press('Shift');
  await wake(boxOf(page, 'floating-ad'));
  const link = page.locator('.specimen-markup summary');
  await link.focus();
  await hurryUntil(page, () => dialog.isVisible());
  await expect(dialog.getByRole('button', { name: /^Hide this advert/ })).toBeFocused();
  await page.clock.runFor(2000);
  expect((await told).method()).toBe('POST');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('adverts load with further news items and shift no layout', async ({ page }) => {
  const shifts = await watchShifts(page);
  const told = requestsTo(page, impressions);
  await page.goto('/topic/culture');
  const list = page.locator('.load-more .news-list');
  await waitUntilIdle(page);
  expect(await shifts()).toEqual([]);
  await page.locator('.load-more form button').click();
  const between = list.locator('.advert');
  await expect(between).toHaveCount(1);
  await expect(list.locator('li').nth(6)).toHaveClass('advert');
  await waitUntilIdle(page);
  // The items that the reader asked for move what is below them, however late they come.
  const byReader = await shifts();
  await between.scrollIntoViewIfNeeded();
  await expect.poll(() => told.map(request => request.method())).toEqual(['POST']);

  const foot = page.locator('.random-ad .advert:visible');
  await wake(boxOf(page, 'random-ad'));
  await expect(foot).toHaveCount(1);
  expect(await foot.getAttribute('data-advert')).not.toBe(await between.getAttribute('data-advert'));
  expect((await shifts()).slice(byReader.length)).toEqual([]);
  await foot.getByRole('button').click();
  await expect(foot).toHaveCount(0);
});

import { boxOf, hurryUntil, requestsTo, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const impressions = /\/ads\/impression/;

test('an advert comes over the page in a calm moment, keeps the focus, and stays away once it was closed', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/en/catalogue/floating-ad');
  const dialog = page.getByRole('dialog', { name: 'Advertisement' });
  const told = requestsTo(page, impressions);
  const box = boxOf(page, 'floating-ad');
  await page.keyboard.press('Shift');
  await wake(box);
  const link = page.locator('.specimen-markup summary');
  await link.focus();
  await hurryUntil(page, () => dialog.isVisible());
  await expect(dialog.getByRole('button', { name: /^Hide this advert/ })).toBeFocused();
  await hurryUntil(page, () => told.length > 0);
  await page.clock.runFor(5000);
  expect(told).toHaveLength(1);
  expect(told[0]?.method()).toBe('POST');

  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  // The browser tells of a cookie a moment after the page has written it.
  const cookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith('floating-ad_'));
  await expect.poll(cookies).toMatchObject([{ name: 'floating-ad_floatingtea', value: 'hidden', path: '/' }]);

  await page.reload();
  await page.keyboard.press('Shift');
  await wake(box);
  await page.clock.runFor(60_000);
  await expect(dialog).toBeHidden();
});

test('adverts of a topic are drawn before they are seen, come with the news that are paged in, and move nothing', async ({ page }) => {
  const shifts = await watchShifts(page);
  const told = requestsTo(page, impressions);
  await page.goto('/topic/culture');
  const list = page.locator('.load-more .news-list');
  const more = page.locator('.load-more form button');
  await more.scrollIntoViewIfNeeded();
  await more.click();
  const between = list.locator('.advert');
  await expect(between).toHaveCount(1);
  await expect(list.locator('li').nth(6)).toHaveClass('advert');
  await between.scrollIntoViewIfNeeded();
  await expect.poll(() => told.map(request => request.method())).toEqual(['POST']);

  const foot = page.locator('.random-ad .advert:visible');
  await wake(boxOf(page, 'random-ad'));
  await expect(foot).toHaveCount(1);
  expect(await foot.getAttribute('data-advert')).not.toBe(await between.getAttribute('data-advert'));
  expect(await shifts()).toEqual([]);
  await foot.getByRole('button').click();
  await expect(foot).toHaveCount(0);
});

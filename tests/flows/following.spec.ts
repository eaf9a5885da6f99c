import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

test('what is followed on a topic’s page is on the front page, where nothing moves for it', async ({ page }) => {
  await page.goto('/topic/culture');
  const button = page.locator('.follow button');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const shifted = await watchShifts(page);
  await page.goto('/');
  await page.locator('.following').scrollIntoViewIfNeeded();
  await expect(page.locator('.following .news-item')).toHaveCount(8);
  await expect(page.locator('.following-none')).toBeHidden();
  expect(await shifted()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a follow button leads to the feed', async ({ page }) => {
    await page.goto('/en/topic/culture');
    await page.locator('.follow button').click();
    await expect(page).toHaveURL(/\/en\/following\?of=%2Fen%2Ftopic%2Fculture$/);
    await expect(page.locator('.following-feed a')).toHaveAttribute('href', '/en/topic/culture/rss');
  });
});

import { expect, test } from '../testing/test.ts';

test('an address that leads nowhere offers a search for its words, and the search finds', async ({ page, problems }) => {
  problems.expect(/404/);
  const response = await page.goto('/news/%D8%A8%D8%A7%D8%AF-%DA%AF%DB%8C%D8%B1');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('searchbox')).toHaveValue('باد گیر');
  await page.getByRole('search').getByRole('button').tap();
  await expect(page).toHaveURL(/\/archive\?pi=1&all=/);
  await expect(page).toHaveTitle('جست‌وجوی «باد گیر» | دکه');
  await expect(page.locator('.news-item').first()).toContainText('بادگیر');
});

test('the English edition has its own', async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto('/en/no-such-page');
  await expect(page.getByRole('searchbox')).toHaveValue('no such page');
  await page.getByRole('searchbox').fill('library');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/en/archive?pi=1&all=library');
  await expect(page.locator('.news-item').first()).toBeVisible();
});

test('without a word nothing is searched: the field keeps the focus', async ({ page }) => {
  await page.goto('/');
  await page.locator('.footer a[href="/archive"]').tap();
  await expect(page).toHaveURL('/archive');
  await page.getByRole('search').getByRole('button').tap();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL('/archive');
  await page.goto('/archive?pi=1&all=%20');
  await expect(page.locator('.search-results')).toHaveCount(0);
  await expect(page.locator('.search-hint')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive is asked by links alone: a section, then its pictures', async ({ page }) => {
    await page.goto('/en/archive');
    await page.locator('.archive-offers a', { hasText: 'Arts' }).tap();
    await expect(page).toHaveURL('/en/archive?pi=1&tp=4');
    await expect(page.locator('.news-item').first()).toBeVisible();
    await page.locator('.search-tools a', { hasText: 'Pictures' }).tap();
    await expect(page).toHaveURL('/en/archive?pi=1&tp=4&ms=1');
    await expect(page.locator('.found-mosaic img').first()).toBeVisible();
  });
});

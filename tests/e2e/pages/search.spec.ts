import { expect, test } from '../test.ts';

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

test('results are paged by links, forwards and backwards', async ({ page }) => {
  await page.goto('/archive?pi=1&all=%D9%85%DB%8C');
  const first = await page.locator('.news-item').first().getAttribute('data-id');
  await page.locator('.paging [rel~=next]').tap();
  await expect(page).toHaveURL(/pi=2/);
  await expect(page.locator(`.news-item[data-id="${first}"]`)).toHaveCount(0);
  await page.locator('.paging [rel~=prev]').tap();
  await expect(page.locator('.news-item').first()).toHaveAttribute('data-id', first ?? '');
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

test('a search without results says so and lists the newest stories', async ({ page }) => {
  await page.goto('/archive?pi=1&all=%22%3Cb%3Eqwxz%22%20OR%20(');
  await expect(page.locator('#results')).toContainText('"<b>qwxz" OR (');
  await expect(page.locator('.news-item')).toHaveCount(4);
});

test('found words are marked, and the order is a link', async ({ page }) => {
  await page.goto('/archive?pi=1&all=%DB%8C%D8%B2%D8%AF&yr=1405');
  await expect(page.locator('.news-item mark').first()).toContainText('یزد');
  await page.locator('.search-tools a', { hasText: 'قدیمی‌ترین' }).tap();
  await expect(page).toHaveURL(/yr=1405&sort=oldest$/);
  await expect(page.locator('.search-tools [aria-current]').first()).toHaveText('قدیمی‌ترین');
  await page.locator('.search-filters a').tap();
  await expect(page).toHaveURL(/all=[^&]*&sort=oldest$/);
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

import type { Page } from '@playwright/test';
import { boxOf, chunkOf, failedResource, failFirst, holdBack, hurryUntil, scripts, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const paragraph = '<p>عکاس‌های دکه از کوچه‌ها، کارگاه‌ها و کوه‌ها برمی‌گردند و هر بار چیزی می‌آورند که در خبر جا نمی‌شود.</p>';
const linked = '<p>برای دیدن همهٔ شهرها به <a href="/topic/cities">صفحهٔ شهرها</a> بروید.</p>';

/** Gives the description of a category another text than the newsroom has. */
async function describe(page: Page, text: string): Promise<void> {
  await page.route('/category/photo', async route => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(class="category-description-text"[^>]*>)[^]*?<\/div>/, `$1${text}</div>`);
    await route.fulfill({ response, body });
  });
}

const heightOf = (page: Page): Promise<number> =>
  boxOf(page, 'category-description').evaluate(box => box.getBoundingClientRect().height);

test('a tall description is clipped before any script has run, and opens and closes by tap and by key', async ({ page }) => {
  const shifts = await watchShifts(page);
  await describe(page, paragraph.repeat(6));
  const { release } = await holdBack(page, scripts);
  await page.goto('/category/photo', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'ادامهٔ متن' });
  await expect(button).toBeInViewport();
  expect(await heightOf(page)).toBe(150);
  release();
  const box = boxOf(page, 'category-description');
  await wake(box);
  expect(await heightOf(page)).toBe(150);
  expect(await shifts()).toEqual([]);

  await button.tap();
  const less = page.getByRole('button', { name: 'نمایش کمتر' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await heightOf(page)).toBeGreaterThan(300);
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await heightOf(page)).toBe(150);
  await page.keyboard.press('Space');
  await expect(less).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('a tap that comes before the script opens the description, too', async ({ page }) => {
  await describe(page, paragraph.repeat(6));
  const { release } = await holdBack(page, chunkOf('category-description'));
  await page.goto('/category/photo');
  await page.getByRole('button', { name: 'ادامهٔ متن' }).tap();
  release();
  await expect(page.getByRole('button', { name: 'نمایش کمتر' })).toBeVisible();
});

test('a low description has no button, and nothing on the page jumps', async ({ page }) => {
  const shifts = await watchShifts(page);
  await describe(page, '<p>آلبوم‌های تصویری دکه.</p>');
  await page.goto('/category/photo');
  await expect(page.locator('.category-description-toggle')).not.toBeInViewport();
  await wake(boxOf(page, 'category-description'));
  await expect(page.locator('.category-description button')).toBeHidden();
  expect(await heightOf(page)).toBeLessThan(60);
  expect(await shifts()).toEqual([]);
});

test('a description that grows beyond the clip as the phone is turned gets its button', async ({ page }) => {
  await describe(page, paragraph.repeat(2));
  await page.setViewportSize({ width: 900, height: 360 });
  await page.goto('/category/photo');
  await wake(boxOf(page, 'category-description'));
  const button = page.locator('.category-description button');
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(button).toBeVisible();
  expect(await heightOf(page)).toBe(150);
});

test('a link in the clipped text that gets the focus is seen', async ({ page }) => {
  await describe(page, paragraph.repeat(6) + linked);
  await page.goto('/category/photo');
  await wake(boxOf(page, 'category-description'));
  const link = page.getByRole('link', { name: 'صفحهٔ شهرها' });
  await link.focus();
  await expect(page.getByRole('button', { name: 'نمایش کمتر' })).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeInViewport();
});

test('a description whose script cannot be had is open', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.clock.install();
  await describe(page, paragraph.repeat(6));
  const asked = await failFirst(page, chunkOf('category-description'), Infinity);
  await page.goto('/category/photo');
  await hurryUntil(page, () => asked.length === 3);
  await expect(boxOf(page, 'category-description')).toHaveAttribute('data-widget-state', 'failed');
  expect(await heightOf(page)).toBeGreaterThan(300);
  await expect(page.locator('.category-description button')).toBeHidden();
});

test('a description is printed whole', async ({ page }) => {
  await describe(page, paragraph.repeat(6));
  await page.goto('/category/photo');
  await wake(boxOf(page, 'category-description'));
  await page.emulateMedia({ media: 'print' });
  expect(await heightOf(page)).toBeGreaterThan(300);
  await expect(page.locator('.category-description button')).toBeHidden();
});

test('more of a list is of the same list', async ({ page }) => {
  await page.goto('/journalist/3');
  const list = boxOf(page, 'load-more');
  const answered = page.waitForResponse(/\/papi\?/);
  await list.locator('.load-more-form button').tap();
  const response = await answered;
  const query = new URL(response.url()).searchParams;
  expect([query.get('place'), query.get('from')]).toEqual(['journalist-3', '5']);
  const { newsList } = (await response.json()) as { newsList: { id: string }[] };
  await expect(list.locator('[data-id]')).toHaveCount(4 + newsList.length);
  const article = await page.request.get(`/news/${newsList[0]?.id}`);
  expect(await article.text()).toContain('href="/journalist/3"');
});

test('an article leads to its journalist, its keywords and its people', async ({ page }) => {
  await page.goto('/news/1001');
  const item = page.locator('.article-main');
  const keyword = item.locator('.keywords a[href^="/keyword/"]').first();
  const name = await keyword.innerText();
  await keyword.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/news/1001');
  const author = item.locator('.byline-author a');
  const writer = await author.innerText();
  await author.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(writer);
});

test('a card leads to its story everywhere but on its topic', async ({ page }) => {
  await page.goto('/en');
  const card = page.locator('.top');
  await card.locator('.meta a').tap();
  await expect(page).toHaveURL(/\/en\/topic\/[a-z-]+$/);
  await page.goto('/en');
  await card.tap({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/news\/\d+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list goes on page by page, there and back', async ({ page }) => {
    await page.goto('/journalist/3');
    const title = await page.title();
    await page.locator('.load-more-form button').tap();
    await expect(page).toHaveURL('/journalist/3?from=5');
    expect(await page.title()).not.toBe(title);
    await page.locator('main [rel=prev]').tap();
    await expect(page).toHaveURL('/journalist/3');
  });

  test('all of a description is there, and no button', async ({ page }) => {
    await describe(page, paragraph.repeat(6));
    await page.goto('/category/photo');
    expect(await heightOf(page)).toBeGreaterThan(300);
    await expect(page.locator('.category-description button')).toBeHidden();
  });
});

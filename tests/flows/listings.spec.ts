import type { Page } from '@playwright/test';
import { latestNews } from '../../fixtures/newsroom/content/content.ts';
import { inTehran } from '../../widgets/shared/render/in-tehran.ts';
import { boxOf, goBack, holdBack, waitUntilIdle, scripts, wake } from '../testing/boxes.ts';
import { overflowOn } from '../testing/overflow.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const paragraph = '<p>عکاس‌های دکه از کوچه‌ها، کارگاه‌ها و کوه‌ها برمی‌گردند و هر بار چیزی می‌آورند که در خبر جا نمی‌شود.</p>';
const tall = `${paragraph.repeat(6)}<p>برای دیدن همهٔ شهرها به <a href="/topic/cities">صفحهٔ شهرها</a> بروید.</p>`;

/** Replaces the description of a category. */
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

test('a tall description is clipped from the first paint on, opens by tap, key and focus, and prints in full', async ({ page }) => {
  const shifts = await watchShifts(page);
  await describe(page, tall);
  const { release } = await holdBack(page, scripts);
  await page.goto('/category/photo', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'ادامهٔ متن' });
  const less = page.getByRole('button', { name: 'نمایش کمتر' });
  await expect(more).toBeInViewport();
  await expect.poll(() => heightOf(page)).toBe(150);
  await more.tap();
  await expect.poll(() => heightOf(page)).toBe(150);
  // A shift that follows a tap is the reader's own for half a second, and the script may take longer.
  expect(await shifts()).toEqual([]);
  release();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => heightOf(page)).toBe(150);

  const link = page.getByRole('link', { name: 'صفحهٔ شهرها' });
  await link.focus();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeInViewport();
  await less.tap();
  await expect(more).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
  await expect(page.locator('.category-description button')).toBeHidden();
});

test('a description gets its button when a rotated phone makes it too tall', async ({ page }) => {
  const shifts = await watchShifts(page);
  await describe(page, paragraph.repeat(2));
  await page.setViewportSize({ width: 900, height: 360 });
  await page.goto('/category/photo');
  await wake(boxOf(page, 'category-description'));
  const button = page.locator('.category-description button');
  await expect(button).toBeHidden();
  await expect.poll(() => heightOf(page)).toBeLessThan(150);
  expect(await shifts()).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(button).toBeVisible();
  await expect.poll(() => heightOf(page)).toBe(150);
});

test('a card opens its story, and its topic link the topic', async ({ page }) => {
  await page.goto('/en');
  const card = page.locator('.top');
  const story = (await card.locator('.story-title a').getAttribute('href')) ?? '';
  await card.tap({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(story);
  await goBack(page);
  await expect(page).toHaveURL('/en');
  await card.locator('.meta a').tap();
  await expect(page).toHaveURL(/\/en\/topic\/[a-z-]+$/);
});

test('a followed topic appears on the front page and shifts no layout', async ({ page }) => {
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

test('relative times follow the reader\'s clock, print as dates, and shift no layout', async ({ page }) => {
  const text = '۲ ساعت پیش';
  const shifts = await watchShifts(page);
  const [, newest = ''] = inTehran(latestNews('fa')[0]?.publishedAt ?? 0).split(/(T[\d:]+)/);
  const printedAt = new RegExp(`\\d{4}-\\d\\d-\\d\\d${newest}[+:\\d]+`, 'g');
  // The clock is set relative to the printed front page: a new day may begin before the test opens it.
  const response = await page.request.get('/');
  const moments = (await response.text()).match(printedAt)?.map(moment => Date.parse(moment)) ?? [];
  await page.clock.setFixedTime(Math.max(...moments) + 2.5 * 3_600_000);
  await page.route('/', route => route.fulfill({ response }));
  for (const [width, path] of [[320, '/topic/society'], [1280, '/']] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(boxOf(page, 'relative-times')).toHaveAttribute('data-widget-state', 'ready');
    await waitUntilIdle(page);
    expect(await shifts(), path).toEqual([]);
    expect(await overflowOn(page), path).toEqual([]);
  }
  const time = page.locator('main time', { hasText: text }).first();
  const [printed, relative] = [time.locator('> :last-child'), time.locator('> .relative-time')];
  await expect(relative).toBeVisible();
  await expect(printed).toBeHidden();
  expect(await time.ariaSnapshot()).toContain(text);
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await expect(relative).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list goes forward and back page by page, with its full description', async ({ page }) => {
    await page.goto('/journalist/3');
    const title = await page.title();
    await page.locator('.load-more-form button').tap();
    await expect(page).toHaveURL('/journalist/3?from=5');
    await expect(page).not.toHaveTitle(title);
    await page.locator('main [rel=prev]').tap();
    await expect(page).toHaveURL('/journalist/3');
    await describe(page, tall);
    await page.goto('/category/photo');
    await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
    await expect(page.locator('.category-description button')).toBeHidden();
  });
});

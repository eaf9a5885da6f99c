import type { Page } from '@playwright/test';
import { latestNews } from '../../fixtures/content/content.ts';
import { boxOf, chunkOf, requestsTo, rest, wake } from '../testing/boxes.ts';
import { publishComments } from '../testing/database.ts';
import { overflowOn } from '../testing/room.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';
import { lightboxOf, opened } from '../testing/viewer.ts';

const newest = Date.parse(latestNews('fa')[0]?.publishedAt ?? '');
const hour = 3_600_000;

/** The relative times that are to be seen of a list. */
const timesOn = (page: Page): Promise<string[]> =>
  page.locator('main .relative-time').allTextContents();

test.describe('relative times', () => {
  test('come by the reader\'s clock, and nothing moves for them, on screens of any width', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.clock.setFixedTime(newest + 2.5 * hour);
    for (const [width, path] of [[320, '/'], [360, '/topic/society'], [1280, '/'], [1280, '/en']] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(boxOf(page, 'relative-times')).toHaveAttribute('data-widget-state', 'ready');
      await rest(page);
      expect(await shifts(), `${path}, ${width} px`).toEqual([]);
      expect(await overflowOn(page), `${path}, ${width} px`).toEqual([]);
    }
    await page.goto('/');
    await expect.poll(() => timesOn(page)).toContain('۲ ساعت پیش');
  });

  test('are what readers see and hear', async ({ page }) => {
    await page.clock.setFixedTime(newest + 2.5 * hour);
    await page.goto('/');
    await expect.poll(() => timesOn(page)).toContain('۲ ساعت پیش');
    const time = page.locator('main time', { hasText: '۲ ساعت پیش' }).first();
    const [printed, relative] = [time.locator('> :last-child'), time.locator('> .relative-time')];
    await expect(printed).toBeHidden();
    await expect(relative).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const heard = async (): Promise<unknown[]> => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes.map(({ ignored, name }): unknown => (ignored ? '' : name?.value));
    };
    await expect.poll(heard).toContain('۲ ساعت پیش');
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toBeVisible();
    await expect(relative).toBeHidden();
  });

  test('cost an article nothing', async ({ page }) => {
    const requests = requestsTo(page, chunkOf('relative-times'));
    await page.goto('/news/1021');
    await page.mouse.wheel(0, 400);
    await expect(boxOf(page, 'copy-link')).toHaveAttribute('data-widget-state', 'ready');
    expect(requests).toHaveLength(0);
  });
});

test('a story is passed on by the phone\'s own sheet, where there is one, and nothing moves when that is found', async ({ page }) => {
  await page.addInitScript(() => {
    const share = ({ url }: ShareData): Promise<void> => {
      document.title = `shared ${url}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/news/1021');
  const row = page.locator('.byline .share');
  const button = row.getByRole('button');
  await expect(button).toBeHidden();
  const before = await row.boundingBox();
  await page.mouse.wheel(0, 10);
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await row.boundingBox()).toEqual(before);
  await button.click();
  await expect(page).toHaveTitle(/^shared https?:.*\/news\/1021$/);
});

test('comments are read the oldest first by a link, from page to page', async ({ page }) => {
  publishComments('1045', Array.from({ length: 60 }, (_, index) => `نظر شماره ${index}.`));
  // A page that is still on its way to the comments would be clicked beside the link.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news/1045');
  await expect(page.locator('.comment-body').first()).toHaveText('نظر شماره 59.');
  await page.getByRole('link', { name: 'قدیمی‌ترین' }).click();
  await expect(page).toHaveURL('/news/1045?order=oldest#news-comment');
  await expect(page.locator('.comment-body').first()).toHaveText('نظر شماره 0.');
  await expect(page.locator('.comment-orders [aria-current]')).toHaveText('قدیمی‌ترین');
  await expect(page.locator('#news-comment')).toBeFocused();
  const newer = page.getByRole('link', { name: 'نظرهای تازه‌تر' });
  // Comments that come into view for the first time have other heights than were reserved for them.
  await newer.scrollIntoViewIfNeeded();
  await rest(page);
  await newer.click();
  await expect(page.locator('.comment-body').first()).toHaveText('نظر شماره 50.');
});

test.describe('a gallery', () => {
  const gallery = '/news/1301';

  test('begins with its pictures, and nothing moves', async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const [width, furthest] of [[360, 1], [1280, 1.1]] as const) {
      const height = width > 1000 ? 900 : 800;
      await page.setViewportSize({ width, height });
      await page.goto(gallery);
      await rest(page);
      const top = await page.locator('.gallery').evaluate(box => box.getBoundingClientRect().top);
      expect(top, `${width} px`).toBeLessThan(height * furthest);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });

  test('opens with its main picture, and the album follows', async ({ page }) => {
    await page.goto(gallery);
    await page.mouse.wheel(0, 10);
    await wake(boxOf(page, 'lightbox'));
    // Lower down, the heading is on it.
    await page.locator('.picture-link').click({ position: { x: 20, y: 20 } });
    await opened(page);
    await page.keyboard.press('ArrowLeft');
    await expect(lightboxOf(page).getByText('۲ از ۹')).toBeVisible();
    await expect(page).toHaveURL(gallery);
  });
});

test('the rail of a long article is not empty on a wide screen, wherever the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/news/1001');
  const last = page.locator('.rail > :last-child');
  for (const part of [0.5, 0.7]) {
    await page.evaluate(share => scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' }), part);
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

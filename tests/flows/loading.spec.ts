import type { Page, Request } from '@playwright/test';
import { boxOf, chunkOf, holdBack, requestsTo, waitUntilIdle, scripts, sharedChunks, sheetOf, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** Elements that need the stylesheet of an article's end. */
const needsLaterStyles = '.box-place, .article-foot, .rail, .footer';

/**
 * Opens an article whose later stylesheet is held back, and waits for all that shows without that. Returns its release.
 */
async function openWithoutLaterStyles(page: Page): Promise<() => void> {
  const { release, asked } = await holdBack(page, sheetOf('article-end'));
  await page.goto('/news/1001', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('main link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.locator('.article-body > p').first()).toBeVisible();
  await expect(page.locator(needsLaterStyles)).toHaveCount(0);
  return release;
}

test('a story does not wait for the styles of what is below it, and does not shift when they load', async ({ page }) => {
  const shifted = await watchShifts(page);
  const release = await openWithoutLaterStyles(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await wake(boxOf(page, 'rating'));
  expect(await shifted()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a story does not wait for the styles of what is below it, which stays hidden without them', async ({ page }) => {
    const release = await openWithoutLaterStyles(page);
    release();
    await expect(page.locator('.stars')).toHaveCSS('display', 'flex');
  });
});

test('a poll loads all its files within three screens of a returning voter, and wakes only when visible', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('poll', '{}'));
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  const requests = requestsTo(page, scripts);
  await page.locator('footer a').first().evaluate(link => link.focus({ preventScroll: true }));
  await waitUntilIdle(page);
  expect(requests.filter(request => chunkOf('poll').test(request.url()))).toEqual([]);

  const held: (() => Promise<void>)[] = [];
  await page.route(scripts, route => void held.push(() => route.continue()));
  const isOf = (...files: RegExp[]) => (request: Request): boolean => files.some(file => file.test(request.url()));
  const distance = await poll.evaluate(box => box.getBoundingClientRect().top);
  await page.evaluate(top => scrollTo(0, top), distance - 3 * 800);
  // The poll's chunk and the shared chunks are requested before any of them has arrived.
  for (const file of [chunkOf('poll'), sharedChunks]) await expect.poll(() => requests.some(isOf(file))).toBe(true);
  await Promise.all(held.map(release => release()));
  await page.unrouteAll({ behavior: 'wait' });
  await waitUntilIdle(page);
  await expect(poll).not.toHaveAttribute('data-widget-state');
  await wake(poll);
});

test('a poll loads nothing for a reader who scrolls past it, and wakes for one who stops at it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const poll = boxOf(page, 'poll');
  const requests = requestsTo(page, chunkOf('poll'));
  // A time in the past is refused: a slow machine may need seconds to pause.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await poll.scrollIntoViewIfNeeded();
  await expect(poll).toBeInViewport();
  await page.clock.runFor(1900);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(poll).not.toBeInViewport();
  await page.clock.runFor(5000);
  expect(requests).toEqual([]);
  await poll.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(poll).toHaveAttribute('data-widget-state', 'ready', { timeout: 100 });
  }).toPass();
});

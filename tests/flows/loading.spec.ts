import type { Page, Request } from '@playwright/test';
import { boxOf, chunkOf, holdBack, nameOf, requestsTo, rest, scripts, sharedChunks, sheetOf, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** The styles of what ends an article. */
const laterStyles = sheetOf('article-end');

/** What needs later styles. */
const needsLaterStyles = '.box-place, .article-foot, .rail, .footer';

/** Opens an article whose later styles are held back, until all that does not wait for them is there. */
async function openWithoutLaterStyles(page: Page): Promise<() => void> {
  const { release, asked } = await holdBack(page, laterStyles);
  await page.goto('/news/1001', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('main link[rel=stylesheet]')).toHaveCount(1);
  return release;
}

test.describe('the styles of what is far below', () => {
  for (const viewport of [{ width: 360, height: 800 }, { width: 1280, height: 900 }]) {
    test.describe(`at ${viewport.width} pixels`, () => {
      test.use({ viewport, isMobile: viewport.width < 1200 });

      test('are not waited for by the story, and nothing of it moves when they come', async ({ page }) => {
        const shifted = await watchShifts(page);
        const release = await openWithoutLaterStyles(page);
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.article-body > p').first()).toBeVisible();
        await expect(page.locator(needsLaterStyles)).toHaveCount(0);
        release();
        await wake(boxOf(page, 'rating'));
        expect(await shifted()).toEqual([]);
      });
    });
  }

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('are not waited for by the story, and nothing is shown without them', async ({ page }) => {
      const release = await openWithoutLaterStyles(page);
      await expect(page.locator('.article-body > p').first()).toBeVisible();
      await expect(page.locator(needsLaterStyles)).toHaveCount(0);
      release();
      await expect(page.locator('.stars')).toHaveCSS('display', 'flex');
    });
  });

  test('all boxes work without them', async ({ page, problems }) => {
    problems.expect(/503/);
    await page.route(laterStyles, route => route.fulfill({ status: 503 }));
    await page.goto('/news/1001');
    await wake(boxOf(page, 'like'));
    await boxOf(page, 'like').getByRole('button').first().tap();
    await expect(boxOf(page, 'like').getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('what is fetched', () => {
  test('before a scroll or tap, an article loads the kernel and what counts its visit, nothing else', async ({ page }) => {
    const requests = requestsTo(page, scripts);
    await page.goto('/news/1001');
    await expect(boxOf(page, 'visit')).toHaveAttribute('data-widget-state', 'ready');
    await rest(page);
    expect(requests.map(request => nameOf(request.url())).sort()).toEqual(['kernel.js', 'visit.js']);
  });

  test('a box that is never seen loads nothing', async ({ page }) => {
    const requests = requestsTo(page, chunkOf('poll'));
    await page.goto('/');
    await page.locator('footer a').first().evaluate(link => link.focus({ preventScroll: true }));
    await rest(page);
    await expect(boxOf(page, 'poll')).not.toHaveAttribute('data-widget-state');
    expect(requests).toHaveLength(0);
  });

  test('after the first sign of scrolling, boxes within three screens are fetched ahead and still sleep', async ({ page }) => {
    await page.goto('/');
    const poll = boxOf(page, 'poll');
    const distance = await poll.evaluate(box => box.getBoundingClientRect().top);
    const ahead = page.waitForRequest(chunkOf('poll'));
    await page.evaluate(top => scrollTo(0, top), distance - 3 * 800);
    await ahead;
    await expect(poll).not.toHaveAttribute('data-widget-state');
    await wake(poll);
  });

  test('a widget and the chunks it shares are asked for in parallel', async ({ page }) => {
    await page.goto('/');
    const requests = requestsTo(page, scripts);
    const isOfPoll = (request: Request): boolean => [chunkOf('poll'), sharedChunks].some(one => one.test(request.url()));
    const held: (() => Promise<void>)[] = [];
    await page.route(scripts, route => void held.push(() => route.continue()));
    await boxOf(page, 'poll').scrollIntoViewIfNeeded();
    await expect.poll(() => requests.filter(isOfPoll).length).toBeGreaterThan(1);
    await Promise.all(held.map(release => release()));
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a box that is put in later wakes, too', async ({ page }) => {
    await page.goto('/news/1002');
    await page.evaluate(() => {
      const holder = document.createElement('div');
      holder.append(document.querySelector('[data-widget=like]')?.cloneNode(true) ?? '');
      document.querySelector('main')?.prepend(holder);
      holder.dispatchEvent(new Event('widget:scan', { bubbles: true }));
    });
    await expect(boxOf(page, 'like')).toHaveAttribute('data-widget-state', 'ready');
  });

  test('a box that is moved works where it is put', async ({ page }) => {
    await page.goto('/news/1004');
    const like = boxOf(page, 'like');
    await wake(like);
    await like.evaluate(box => {
      box.dispatchEvent(new Event('widget:unmount', { bubbles: true }));
      document.querySelector('main')?.prepend(box);
      box.dispatchEvent(new Event('widget:scan', { bubbles: true }));
    });
    await wake(page.locator('main > [data-widget=like]'));
    await like.locator('.positive').tap();
    await expect(like.locator('.positive')).toBeDisabled();
  });

  test('under Save-Data nothing is fetched ahead', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/');
    const requests = requestsTo(page, chunkOf('poll'));
    const poll = boxOf(page, 'poll');
    const distance = await poll.evaluate(box => box.getBoundingClientRect().top);
    await page.evaluate(top => scrollTo(0, top), distance - 2 * 800);
    await rest(page);
    expect(requests).toHaveLength(0);
  });
});

test.describe('pages that are not just opened', () => {
  test('a prerendered page counts its visit when the reader sees it, not before', async ({ page }) => {
    const visits = requestsTo(page, /rest\/visit/);
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true }));
    await page.goto('/news/1003');
    await rest(page);
    expect(visits).toHaveLength(0);
    const visit = page.waitForRequest(/rest\/visit/);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    expect((await visit).postData()).toBe('nid=1003&obj=news');
  });

  test('a topic page counts a visit to the topic, with the source the reader came from', async ({ page }) => {
    const visit = page.waitForRequest(/rest\/visit/);
    await page.goto('/topic/economy#ref=aggregator');
    expect((await visit).postData()).toBe('nid=2&obj=topic&src=aggregator');
  });

  test('home counts no visit', async ({ page }) => {
    const visits = requestsTo(page, /rest\/visit/);
    await page.goto('/');
    await rest(page);
    expect(visits).toHaveLength(0);
  });
});

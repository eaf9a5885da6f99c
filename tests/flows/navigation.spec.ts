import type { Locator, Page } from '@playwright/test';
import { readTwo } from '../testing/boxes.ts';
import { type AskedRequest, test } from '../testing/network-line.ts';
import { expect } from '../testing/test.ts';

interface Thumb {
  moveUp: (distance: number) => Promise<void>;
  lift: () => Promise<void>;
}

/** Presses a target without lifting the finger. */
async function press(page: Page, target: Locator): Promise<Thumb> {
  // Waits until the target stops moving: boxes are laid out as they come into view.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is pressed cannot be seen');
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return {
    async moveUp(distance) {
      const touchPoints = [{ x: point.x, y: point.y - distance }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    },
    async lift() {
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}

const to = (asked: readonly AskedRequest[], path: string): AskedRequest[] =>
  asked.filter(request => request.path === path);

test('a pressed headline is prefetched, opens without a second fetch, and counts its visit only then', async ({ page, line }) => {
  const { url, asked } = line;
  await page.goto(url);
  const link = page.locator('.top .story-title a').first();
  const path = (await link.getAttribute('href')) ?? '';
  const { lift } = await press(page, link);
  await expect.poll(() => to(asked, path)).toMatchObject([{ method: 'GET', path, purpose: 'prefetch' }]);
  expect(to(asked, '/rest/visit')).toEqual([]);
  await lift();
  await expect(page).toHaveURL(url + path);
  await expect.poll(() => to(asked, '/rest/visit')).toHaveLength(1);
  expect(to(asked, path)).toHaveLength(1);
});

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 900 } });

  test('a link is fetched ahead when it is pointed at, and opens without a second fetch', async ({ page, line }) => {
    const { url, asked } = line;
    await page.goto(url);
    const link = page.locator('.footer a[href="/newsletter"]');
    await link.hover();
    await expect.poll(() => to(asked, '/newsletter').map(({ purpose }) => purpose)).toEqual(['prefetch']);
    await link.click();
    await expect(page.locator('h1')).toHaveText('خبرنامه‌های دکه');
    expect(to(asked, '/newsletter')).toHaveLength(1);
  });
});

for (const name of ['first page', 'page with a worker']) {
  test(`a scroll on a ${name} cancels the prefetch of the link under the finger, which still opens by a tap`, async ({ page, line }) => {
    if (name !== 'first page') await readTwo(page, line.url);
    await page.goto(line.url);
    const link = page.locator('.top .story-title a').first();
    const path = (await link.getAttribute('href')) ?? '';
    line.set(asked => (asked === path ? 'hanging' : 'through'));
    const thumb = await press(page, link);
    await expect.poll(() => to(line.asked, path)).not.toEqual([]);
    for (const distance of [10, 30, 60, 90]) await thumb.moveUp(distance);
    await expect.poll(() => to(line.givenUp, path)).not.toEqual([]);
    const scroll = await page.evaluateHandle(() => ({
      end: new Promise<Event>(end => {
        addEventListener('scrollend', end, { once: true });
      }),
    }));
    await thumb.lift();
    // A tap on a page that still scrolls only stops it.
    await scroll.evaluate(({ end }) => end.then(() => true));
    line.set(() => 'through');
    await link.tap();
    await expect(page).toHaveURL(line.url + path);
    await expect(page.locator('h1')).not.toBeEmpty();
  });
}

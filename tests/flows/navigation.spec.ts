import type { Locator, Page } from '@playwright/test';
import { type Recorded, recordRequests } from '../testing/recorder.ts';
import { follow } from '../testing/boxes.ts';
import { test as onLine } from '../testing/line.ts';
import { expect, test as base } from '../testing/test.ts';

interface Fixtures {
  /** Address of the origin, behind which everything that reaches it is recorded. */
  origin: { url: string; requests: Recorded[] };
}

const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => {
    const recorder = await recordRequests(baseURL ?? '');
    await use(recorder);
    recorder.close();
  },
});

interface Thumb {
  moveUp: (distance: number) => Promise<void>;
  lift: () => Promise<void>;
}

/** A thumb on the glass, not yet lifted. */
async function press(page: Page, target: Locator): Promise<Thumb> {
  // Waits until it stands still: boxes that come into view are laid out.
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

const to = (requests: readonly Recorded[], path: string): Recorded[] =>
  requests.filter(request => request.path === path);

test('a headline is fetched ahead when it is pressed, is not fetched again when it opens, and counts its visit then', async ({ page, origin }) => {
  const { url, requests } = origin;
  await page.goto(url);
  const link = page.locator('.top .story-title a').first();
  const path = (await link.getAttribute('href')) ?? '';
  const { lift } = await press(page, link);
  await expect.poll(() => to(requests, path)).toEqual([{ method: 'GET', path, purpose: 'prefetch' }]);
  expect(to(requests, '/rest/visit')).toEqual([]);
  await lift();
  await expect(page).toHaveURL(url + path);
  await expect.poll(() => to(requests, '/rest/visit')).toHaveLength(1);
  expect(to(requests, path)).toHaveLength(1);
});

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 900 } });

  test('a link is fetched ahead when it is pointed at, and not again when it opens', async ({ page, origin }) => {
    const { url, requests } = origin;
    await page.goto(url);
    const link = page.locator('.footer a[href="/newsletter"]');
    await link.hover();
    await expect.poll(() => to(requests, '/newsletter').map(({ purpose }) => purpose)).toEqual(['prefetch']);
    await link.click();
    await expect(page.locator('h1')).toHaveText('خبرنامه‌های دکه');
    expect(to(requests, '/newsletter')).toHaveLength(1);
  });
});

for (const name of ['first page', 'page with a worker']) {
  onLine(`a finger that scrolls on a ${name} stops the prefetch of the link under it, which still opens by a tap`, async ({ page, line }) => {
    if (name !== 'first page') {
      await page.goto(`${line.url}/news/1001`);
      await follow(page, '/news/1002');
      await page.evaluate(() => navigator.serviceWorker.ready);
    }
    await page.goto(line.url);
    const link = page.locator('.top .story-title a').first();
    const path = (await link.getAttribute('href')) ?? '';
    line.set(asked => (asked === path ? 'hanging' : 'through'));
    const thumb = await press(page, link);
    await expect.poll(() => line.asked).toContain(`GET ${path}`);
    for (const distance of [10, 30, 60, 90]) await thumb.moveUp(distance);
    await expect.poll(() => line.givenUp).toContain(`GET ${path}`);
    await thumb.lift();
    line.set(() => 'through');
    await link.tap();
    await expect(page).toHaveURL(line.url + path);
    await expect(page.locator('h1')).not.toBeEmpty();
  });
}

import type { Locator, Page } from '@playwright/test';
import { type Recorded, recordRequests } from '../testing/recorder.ts';
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

/** A thumb on the glass, not yet lifted; returns how to lift it. */
async function press(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is pressed cannot be seen');
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

const to = (requests: readonly Recorded[], path: string): Recorded[] =>
  requests.filter(request => request.path === path);

const visits = (requests: readonly Recorded[]): Recorded[] => to(requests, '/rest/visit');

const links: [name: string, selector: string][] = [
  ['a headline', '.top .story-title a'],
  ['a section', '.footer-topics a'],
];

for (const [name, selector] of links) {
  test(`${name} that is pressed is fetched ahead, and not again when it opens`, async ({ page, origin }) => {
    const { url, requests } = origin;
    await page.goto(url);
    const link = page.locator(selector).first();
    const path = (await link.getAttribute('href')) ?? '';
    const lift = await press(page, link);
    await expect.poll(() => to(requests, path)).toEqual([{ method: 'GET', path, purpose: 'prefetch' }]);
    expect(visits(requests)).toEqual([]);

    await lift();
    await expect(page).toHaveURL(url + path);
    // The visit counts now, and once.
    await expect.poll(() => visits(requests)).toHaveLength(1);
    expect(to(requests, path)).toHaveLength(1);
  });
}

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 900 } });

  test('a link that is pointed at is fetched ahead, and not again when it opens', async ({ page, origin }) => {
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

test('links with a query are not fetched ahead', async ({ page, origin: { url, requests } }) => {
  await page.goto(`${url}/?from=6`);
  await (await press(page, page.locator('.paging [rel=next]')))();
  await expect(page).toHaveURL(/from=16/);
  expect(requests.filter(({ purpose }) => purpose !== '')).toEqual([]);
});

test('readers who save data have nothing fetched ahead', async ({ page, origin: { url, requests } }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto(url);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  const link = page.locator('.top .story-title a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await (await press(page, link))();
  await expect(page).toHaveURL(url + path);
  expect(to(requests, path).map(({ purpose }) => purpose)).toEqual(['']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one tap leads to all sections, at the foot of the page', async ({ page }) => {
    await page.goto('/');
    const first = page.locator('.footer-topics li').first();
    await expect(first).not.toBeInViewport();
    await page.locator('.menu-trigger').tap();
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(first).not.toBeInViewport();
  });
});

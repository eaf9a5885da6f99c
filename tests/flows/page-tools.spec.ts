import type { Page } from '@playwright/test';
import { goBack, waitUntilIdle } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.closest(wanted) !== null, selector);

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits until the viewport has a width, even if the tap reloads the page. */
const haveWidth = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction(wanted => innerWidth === wanted, width);

/** Returns how many pixels of the viewport the header covers. */
const coveredBy = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? NaN));

test('the phone menu opens over the page, traps the focus, and closes in every way', { tag: '@each-engine' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'فهرست' });
  const trigger = page.locator('.menu-trigger');
  await waitUntilIdle(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await trigger.tap();
  await expect(menu).toBeVisible();
  await expect.poll(() => focusIsIn(page, '#menu')).toBe(true);
  // Tab and Shift+Tab keep the focus in the menu.
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await focusIsIn(page, '#menu')).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();

  await trigger.tap();
  await expect(menu).toBeVisible();
  await goBack(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');

  await trigger.tap();
  await menu.locator('.menu-close').tap();
  await expect(menu).toBeHidden();

  await trigger.tap();
  // The menu is three quarters of the screen wide, on the side where lines begin (right in Persian).
  const sides = async (): Promise<number[]> => {
    const { x, width } = (await menu.boundingBox()) ?? { x: NaN, width: NaN };
    return [Math.round(x), Math.round(width)];
  };
  await expect.poll(sides).toEqual([90, 270]);
  await page.touchscreen.tap(30, 400);
  await expect(menu).toBeHidden();
  expect(await shifts()).toEqual([]);
  await trigger.tap();
  await menu.getByRole('link', { name: 'اقتصاد' }).tap();
  await expect(page).toHaveURL(/\/topic\/economy$/);
});

test('a menu that needs long to slide out shifts no layout', async ({ page }) => {
  const shifts = await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'فهرست' });
  await page.locator('.menu-trigger').tap();
  await menu.evaluate(one => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await menu.locator('.menu-close').tap();
  await expect(menu).toBeHidden();
  expect(await shifts()).toEqual([]);
});

for (const animates of [true, false]) {
  test(`the back-to-top link appears from 112 px of scroll on, ${animates ? 'with' : 'without'} scroll-driven animations`, async ({ page }) => {
    if (!animates) {
      await page.route(/\/news\/1001$|\/connection$|\.css$/, async route => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ headers, body: (await response.text()).replaceAll('animation-timeline', 'animation-of-later') });
      });
    }
    await page.goto('/news/1001');
    const link = page.locator('[data-widget=back-to-top]').filter({ visible: true });
    await page.evaluate(top => scrollTo(0, top), animates ? 110 : 0);
    await waitUntilIdle(page);
    await expect(link).not.toBeInViewport();
    for (const top of [112, 3000]) {
      await page.evaluate(pixels => scrollTo(0, pixels), top);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await link.tap();
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip')).toBeFocused();
    if (animates) return;

    await page.setViewportSize({ width: 1280, height: 2400 });
    await page.goto('/connection');
    await waitUntilIdle(page);
    await expect(link).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(2400);
  });
}

test('the header scrolls away on a phone, and stays on a wide screen without covering the target', async ({ page }) => {
  await page.goto('/news/1001');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => coveredBy(page)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/news/1001?wide#news-comment');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
  const isClear = (): Promise<boolean> =>
    page.evaluate(() => {
      const bar = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? NaN;
      const comments = document.querySelector('#news-comment')?.getBoundingClientRect().top ?? NaN;
      return bar > 0 && bar <= innerHeight * 0.12 && comments >= bar;
    });
  await expect.poll(isClear).toBe(true);
  const menu = page.locator('.menu-drawer');
  await page.locator('.menu-trigger').click();
  await expect(menu).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(menu).toBeVisible();
  await page.locator('.menu-trigger').press('Enter');
  await expect(menu).toBeHidden();
});

test('the partner\'s readers see its header in reserved space and can close it', async ({ page }) => {
  const shifts = await watchShifts(page);
  const frame = page.locator('iframe.partner-frame');
  for (const address of ['/', '/news/1001', '/poll/14', '/archive', '/en/newsletter']) {
    await page.goto(`${address}#ref=peyk`);
    await expect(frame).toBeVisible();
    expect(await shifts()).toEqual([]);
  }
  await page.goto('/partner');
  await page.getByRole('link').tap();
  await expect(frame).toHaveAttribute('title', 'پیک خبر');
  await expect(page.frameLocator('iframe.partner-frame').getByRole('link')).toBeVisible();
  await expect(frame).toHaveCSS('height', '146px');
  expect(await shifts()).toEqual([]);
  await page.locator('.partner-frame-close').tap();
  await expect(frame).toHaveCount(0);
});

test('the share button opens the phone\'s share sheet, and shifts nothing when it appears', async ({ page }) => {
  await page.addInitScript(() => {
    const share = ({ url }: ShareData): Promise<void> => {
      document.title = `shared ${url}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/news/1021');
  const row = page.locator('.article-foot .share');
  const button = row.getByRole('button');
  await expect(button).toBeHidden();
  const before = await row.boundingBox();
  await page.mouse.wheel(0, 10);
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => row.boundingBox()).toEqual(before);
  await button.click();
  await expect(page).toHaveTitle(/^shared https?:.*\/news\/1021$/);
});

test('desktop view is kept for the next page even if it is the first tap, until mobile view is chosen', async ({ page, context }) => {
  const cookie = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'localhost_responsive')?.value;
  await page.goto('/news/1035');
  await expect(page.locator('body')).toHaveClass(/_xs/);
  await page.locator('[data-view-mode=desktop]').tap();
  await expect.poll(cookie).toBe('desktop');
  await haveWidth(page, 1200);
  await page.goto('/news/1032');
  await haveWidth(page, 1200);
  await expect(page.locator('body')).toHaveClass(/_lg/);
  await page.locator('[data-view-mode=mobile]').tap();
  await expect.poll(cookie).toBeUndefined();
  await haveWidth(page, 360);
  await page.reload();
  await haveWidth(page, 360);
  await expect(page.locator('body')).toHaveClass(/_xs/);
});

test('a framed page sends the top window to its canonical address over http', async ({ page }) => {
  await page.route('**/framing', route =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/news/1033" width="360" height="600"></iframe>' }),
  );
  await page.goto('/framing');
  await expect(page).toHaveURL(/^http:.*\/news\/1033.*#ref=localhost$/);
});

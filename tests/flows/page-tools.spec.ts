import type { Page } from '@playwright/test';
import { boxOf, rest } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.closest(wanted) !== null, selector);

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Pixels of the screen that the header covers. */
const coveredBy = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? NaN));

for (const [edition, name] of [['/', 'فهرست'], ['/en', 'Menu']] as const) {
  test(`on a phone the menu of ${edition} comes over the page with a tap, and closes in every way`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(edition);
    const menu = page.getByRole('dialog', { name });
    const trigger = page.locator('.menu-trigger');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);

    await trigger.tap();
    await expect(menu).toBeVisible();
    await expect(menu).toBeInViewport({ ratio: 0.2 });
    expect(await focusIsIn(page, '#menu')).toBe(true);
    // To the way back and on, there is nothing but the menu.
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
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(edition);

    await trigger.tap();
    await expect(menu).toBeVisible();
    // It is three quarters of the screen wide, and has come to the side where lines begin.
    const sides = async (): Promise<number[]> => {
      const { x, width } = (await menu.boundingBox()) ?? { x: NaN, width: NaN };
      return [Math.round(x), Math.round(width)];
    };
    await expect.poll(sides).toEqual([edition === '/' ? 90 : 0, 270]);
    await page.touchscreen.tap(edition === '/' ? 30 : 330, 400);
    await expect(menu).toBeHidden();
    expect(await shifts()).toEqual([]);

    await trigger.tap();
    await menu.getByRole('link').nth(1).tap();
    await expect(page).toHaveURL(/\/topic\/economy$/);
  });
}

test('editions open under a tap, within the screen, and close by Escape', async ({ page }) => {
  await page.goto('/news/1001');
  const editions = boxOf(page, 'responsive-menu');
  const other = editions.getByRole('link').first();
  await editions.locator('summary').tap();
  await expect(other).toBeInViewport({ ratio: 1 });
  await expect(editions).toHaveAttribute('data-widget-state', 'ready');
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await editions.locator('summary').tap();
  await other.tap();
  await expect(page).toHaveURL(/\/en$/);
});

test('the way back to the top is there from 112 pixels on, and not before, by touch and by keys', async ({ page }) => {
  await page.goto('/news/1001');
  const link = page.locator('.back-to-top');
  await expect(link).toBeHidden();
  await page.evaluate(() => scrollTo(0, 110));
  await rest(page);
  await expect(link).toBeHidden();
  await page.evaluate(() => scrollTo(0, 112));
  await expect(link).toBeVisible();
  for (const press of [() => link.tap(), () => link.press('Enter')]) {
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(link).toBeVisible();
    await press();
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip')).toBeFocused();
  }
});

test('while one reads, the header leaves seven eighths of the screen and more to the page', async ({ page }) => {
  for (const [width, height, path] of [[360, 800, '/news/1001'], [1280, 900, '/news/1001'], [1280, 900, '/en']] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => coveredBy(page)).toBeLessThanOrEqual(height * 0.12);
    expect((await coveredBy(page)) > 0).toBe(width > 768);
  }
});

test('on a wide screen the bar stays, hides nothing that is scrolled to, and its menu leaves the page in reach', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/news/1001#news-comment');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
  const bar = await coveredBy(page);
  const top = (): Promise<number> =>
    page.evaluate(() => document.querySelector('#news-comment')?.getBoundingClientRect().top ?? NaN);
  await expect.poll(top).toBeGreaterThanOrEqual(bar);
  await page.locator('.menu-trigger').click();
  await expect(page.locator('.menu-drawer')).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(page.locator('.menu-drawer')).toBeVisible();
  await page.locator('.menu-trigger').press('Enter');
  await expect(page.locator('.menu-drawer')).toBeHidden();
});

test('readers of the partner see its header over the list, which has room for it, and can close it', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/partner');
  await page.getByRole('link').tap();
  const frame = page.locator('iframe.partner-frame');
  await expect(frame).toHaveAttribute('title', 'پیک خبر');
  expect((await frame.boundingBox())?.height).toBe(146);
  await expect(page.frameLocator('iframe.partner-frame').getByRole('link')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/has-frame/);
  expect(await shifts()).toEqual([]);
  await page.locator('.partner-frame-close').tap();
  await expect(frame).toHaveCount(0);
});

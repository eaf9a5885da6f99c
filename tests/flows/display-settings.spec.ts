import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, failedResource, follow, goBack, waitUntilIdle, wake } from '../testing/boxes.ts';
import { overflowOn } from '../testing/overflow.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const opener = (page: Page): Locator => page.locator('.accessibility > button');
const menu = (page: Page): Locator => page.locator('.accessibility-menu');
const feature = (page: Page, name: string): Locator => page.locator(`[data-feature=${name}]`);

async function open(page: Page): Promise<void> {
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
}

async function press(page: Page, features: readonly string[]): Promise<void> {
  for (const name of features) await feature(page, name).tap();
}

/** Returns the text size relative to the browser's default, the colour scheme, the high contrast and the alignment. */
const looksOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { fontSize, colorScheme } = getComputedStyle(document.documentElement);
    const { textAlign } = getComputedStyle(document.querySelector('main h2, main h1') ?? document.body);
    return [parseFloat(fontSize) / 16, colorScheme, document.body.classList.contains('high-contrast-active'), textAlign];
  });
const set = [2, 'dark', true, 'center'];
const plainBy = (scheme: string): unknown => [1, scheme, false, 'start'];

/** Returns the page's background, and the browser's theme colours by day and by night. */
const groundOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
    return [getComputedStyle(document.body).backgroundColor, ...Array.from(metas, ({ content }) => content)];
  });
const [day, night] = ['rgb(248, 244, 236)', 'rgb(17, 20, 27)'];

test('display settings hold from the first paint, shift no layout, and are reset in all tabs', async ({ page, context, problems }) => {
  test.slow();
  const shifts = await watchShifts(page);
  await page.goto('/');
  await open(page);
  // The menu opens 10 px above the button.
  const edgeOf = (part: Locator, edge: 'top' | 'bottom'): Promise<number> =>
    part.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side]), edge);
  await expect.poll(async () => (await edgeOf(opener(page), 'top')) - (await edgeOf(menu(page), 'bottom'))).toBe(10);
  await press(page, ['scheme', 'scheme']);
  await expect.poll(() => groundOf(page)).toEqual([night, '#11141b', '#11141b']);
  await press(page, ['contrast', 'textSize', 'textSize', 'textAlign', 'textAlign']);
  await expect.poll(() => looksOf(page)).toEqual(set);
  await expect(feature(page, 'textSize')).toHaveText(/بزرگ‌تر/);
  expect(await violationsOn(page, { part: '.accessibility-menu' })).toEqual([]);

  // The inline script alone applies the settings, before the kernel loads.
  problems.expect(failedResource);
  await page.route(/kernel\.js/, route => route.abort());
  await page.goto('/news/1034', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main h1'));
  expect(await looksOf(page)).toEqual(set);
  await page.unroute(/kernel\.js/);
  await page.goto('/news/1034');
  await waitUntilIdle(page);
  expect(await overflowOn(page)).toEqual([]);
  expect(await shifts()).toEqual([]);

  // Another tab takes over the reset, and so does the earlier page after Back.
  const other = await context.newPage();
  await other.goto('/en/archive');
  expect(await looksOf(other)).toEqual(set);
  await page.bringToFront();
  await open(page);
  await menu(page).getByRole('button').last().tap();
  await expect.poll(() => looksOf(other)).toEqual(plainBy('light'));
  await expect.poll(() => looksOf(page)).toEqual(plainBy('light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOf(page)).toEqual([night, '#f8f4ec', '#11141b']);
  await press(page, ['scheme']);
  await expect.poll(() => groundOf(page)).toEqual([day, '#f8f4ec', '#f8f4ec']);
  await menu(page).getByRole('button').last().tap();
  await page.keyboard.press('Escape');
  await goBack(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => looksOf(page)).toEqual(plainBy('dark'));
});

test('the display menu opens, works and closes by keyboard, without a focus trap', async ({ page }) => {
  await page.goto('/en/archive');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(feature(page, 'contrast')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Contrast', pressed: true })).toBeFocused();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Text size Large', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (let button = 0; button <= await menu(page).getByRole('button').count(); button += 1) await page.keyboard.press('Tab');
  expect(await menu(page).evaluate(element => element.contains(document.activeElement))).toBe(false);
});

test('the article font size applies to the next article, shifts no layout there, and can be reset', async ({ page }) => {
  const shifts = await watchShifts(page);
  const body = page.locator('[data-article-body]');
  await page.goto('/news/1021');
  for (const size of [18, 19, 20]) {
    await page.locator('[data-step=larger]').tap();
    await expect(body).toHaveCSS('font-size', `${size}px`);
  }
  await page.goto('/news/1022');
  await waitUntilIdle(page);
  await expect(body).toHaveCSS('font-size', '20px');
  expect(await shifts()).toEqual([]);
  await page.locator('[data-step=reset]').tap();
  await expect(body).toHaveCSS('font-size', '15px');
  // Without a stored size, articles start larger than 15 px.
  await page.goto('/news/1201');
  await expect(body).toHaveCSS('font-size', '15px');
});

test('an earlier page shows settings changed on a later one after Back @each-engine', async ({ page }) => {
  await page.goto('/news/1021');
  await waitUntilIdle(page);
  await follow(page, '/news/1022');
  await page.locator('[data-step=larger]').tap();
  await page.locator('[data-step=larger]').tap();
  const body = page.locator('[data-article-body]');
  await expect(body).toHaveCSS('font-size', '19px');
  await page.locator('[data-view-mode=desktop]').focus();
  await wake(boxOf(page, 'view-mode'));
  await page.locator('[data-view-mode=desktop]').tap();
  const viewport = page.locator('meta[name=viewport]');
  await expect(viewport).toHaveAttribute('content', 'width=1200');
  await goBack(page);
  await expect(page).toHaveURL('/news/1021');
  await expect(viewport).toHaveAttribute('content', 'width=1200');
  await expect(body).toHaveCSS('font-size', '19px');
});

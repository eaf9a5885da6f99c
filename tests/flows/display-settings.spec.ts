import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, failedResource, rest } from '../testing/boxes.ts';
import { overflowOn } from '../testing/room.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const opener = (page: Page): Locator => boxOf(page, 'accessibility').getByRole('button').first();
const menu = (page: Page): Locator => page.locator('.accessibility-menu');
const feature = (page: Page, name: string): Locator => page.locator(`[data-feature=${name}]`);

async function open(page: Page): Promise<void> {
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
}

/** How much larger than a reader's browser has it the page's text is, and whether its colours and its text are set. */
const looks = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const { classList } = document.body;
    const { textAlign } = getComputedStyle(document.querySelector('main h2, main h1') ?? document.body);
    return [parseFloat(fontSize) / 16, classList.contains('high-contrast-active'), textAlign];
  });

test('what is set is in force on the next page before its first paint, moves nothing, and is reset for all pages', async ({ page, context, problems }) => {
  const shifts = await watchShifts(page);
  await page.goto('/');
  await open(page);
  // It is 10 px from the button.
  const [above, button] = [await menu(page).boundingBox(), await opener(page).boundingBox()];
  expect(Math.round((button?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(10);
  await feature(page, 'contrast').tap();
  for (const _ of [1, 2]) await feature(page, 'textSize').tap();
  for (const _ of [1, 2]) await feature(page, 'textAlign').tap();
  expect(await looks(page)).toEqual([2, true, 'center']);
  await expect(feature(page, 'textSize')).toHaveText(/بزرگ‌تر/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page)).toEqual([]);
  }
  expect(await overflowOn(page)).toEqual([]);

  // Before the kernel is there, and by the inline script alone.
  problems.expect(failedResource);
  await page.route(/kernel\.js/, route => route.abort());
  await page.goto('/news/1034', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main h1'));
  expect(await looks(page)).toEqual([2, true, 'center']);
  await page.unroute(/kernel\.js/);
  await page.goto('/news/1034');
  await rest(page);
  expect(await overflowOn(page)).toEqual([]);
  expect(await shifts()).toEqual([]);

  // Another tab follows, and so does the page that the reader comes back to.
  const other = await context.newPage();
  await other.goto('/en/archive');
  expect(await looks(other)).toEqual([2, true, 'center']);
  await open(page);
  await menu(page).getByRole('button').last().tap();
  await expect.poll(() => looks(other)).toEqual([1, false, 'start']);
  expect(await looks(page)).toEqual([1, false, 'start']);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect.poll(() => looks(page)).toEqual([1, false, 'start']);
});

test('the menu is opened, used and left by keys, and traps nobody', async ({ page }) => {
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
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Tab');
  expect(await menu(page).evaluate(element => element.contains(document.activeElement))).toBe(false);
  await opener(page).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('where nothing can be kept, the settings hold for this page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/news/1034');
  await page.locator('[data-step=larger]').tap();
  await open(page);
  for (const _ of [1, 2]) await feature(page, 'textSize').tap();
  // The font size of articles follows: 18 px, twice as large.
  await expect(page.locator('[data-article-body]')).toHaveCSS('font-size', '36px');
  await page.locator('main h1').tap();
  await expect(menu(page)).toBeHidden();
});

test('light or dark by hand is in force before the first paint, also against the phone, until it is the phone’s again', async ({ page, problems }) => {
  const ground = (): Promise<unknown> =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
      return [getComputedStyle(document.body).backgroundColor, ...Array.from(metas, ({ content }) => content)];
    });
  const [day, night] = ['rgb(248, 244, 236)', 'rgb(17, 20, 27)'];
  await page.goto('/');
  await open(page);
  for (const _ of [1, 2]) await feature(page, 'scheme').tap();
  expect(await ground()).toEqual([night, '#11141b', '#11141b']);
  await feature(page, 'contrast').tap();
  expect(await violationsOn(page)).toEqual([]);
  await feature(page, 'contrast').tap();

  problems.expect(failedResource);
  await page.route(/kernel\.js/, route => route.abort());
  await page.goto('/news/1034', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main h1'));
  expect(await ground()).toEqual([night, '#11141b', '#11141b']);
  await page.unroute(/kernel\.js/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/news/1034');
  await open(page);
  for (const _ of [1, 2]) await feature(page, 'scheme').tap();
  expect(await ground()).toEqual([day, '#f8f4ec', '#f8f4ec']);
  await feature(page, 'scheme').tap();
  await menu(page).getByRole('button').last().tap();
  expect(await ground()).toEqual([night, '#f8f4ec', '#11141b']);
});

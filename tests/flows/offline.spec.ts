import type { Locator, Page } from '@playwright/test';
import { boxOf, chunkOf, failedResource, failFirst, hurryUntil, requestsTo, waysToPress } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const notice = (page: Page): Locator => page.getByRole('alert');

test.beforeEach(async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.clock.install();
});

const taps: [what: string, widget: string, selector: string, done: string][] = [
  ['a sleeping like', 'like', '.like .positive', '.positive[aria-pressed=true]'],
  ['the picture', 'lightbox', '.picture-link', '.pswp--open'],
];

for (const [what, widget, selector, done] of taps) {
  test(`offline, a tap on ${what} stays in the article, which says so, and works when the phone is back`, async ({ page, context }) => {
    await page.goto('/news/1025');
    await context.setOffline(true);
    const asked = requestsTo(page, chunkOf(widget));
    // Not a tap: it would scroll there first.
    await page.locator(selector).dispatchEvent('click');
    await hurryUntil(page, () => asked.length === 3);
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL('/news/1025');
    await context.setOffline(false);
    await expect(boxOf(page, widget)).toHaveAttribute('data-widget-state', 'ready', { timeout: 15_000 });
    await page.locator(selector).tap();
    await page.locator(done).waitFor();
    await expect(notice(page)).toBeHidden();
  });
}

test('a font size whose chunk cannot be had says so, and the next tap asks for it again', async ({ page }) => {
  await page.goto('/news/1026');
  const asked = await failFirst(page, chunkOf('font-size'), 3);
  await page.locator('[data-step=larger]').tap();
  await hurryUntil(page, () => asked.length === 3);
  await expect(notice(page)).toBeVisible();
  await page.locator('[data-step=larger]').tap();
  await expect(page.locator('[data-article-body]')).toHaveCSS('font-size', '18px');
  await expect(notice(page)).toBeHidden();
});

for (const { name, press } of waysToPress) {
  test(`the notice is closed by its button, by ${name}`, async ({ page }) => {
    await page.goto('/news/1026');
    const asked = await failFirst(page, chunkOf('font-size'), 3);
    await page.locator('[data-step=larger]').tap();
    await hurryUntil(page, () => asked.length === 3);
    await press(notice(page).getByRole('button', { name: 'بستن' }));
    await expect(notice(page)).toBeHidden();
  });
}

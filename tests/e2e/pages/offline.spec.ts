import type { Page } from '@playwright/test';
import { boxOf, chunkOf, failedResource, failFirst, hurryUntil, wake } from '../boxes.ts';
import { rowsOf } from '../database.ts';
import { expect, test } from '../test.ts';

const notice = (page: Page) => page.getByRole('alert');

test.describe('offline', () => {
  test.beforeEach(async ({ page, context, problems }) => {
    problems.expect(failedResource, /dynamically imported module/);
    await page.clock.install();
    await page.goto('/news/1025');
    await context.setOffline(true);
  });

  const taps: [what: string, selector: string][] = [
    ['a sleeping like', '.like .positive'],
    ['the picture', '.picture-link'],
  ];
  for (const [what, selector] of taps) {
    test(`a tap on ${what} stays in the article, which says so, and works when the phone is back`, async ({ page, context }) => {
      await page.locator(selector).dispatchEvent('click');
      let isSaid = false;
      await hurryUntil(page, () => {
        void notice(page).isVisible().then(isVisible => (isSaid ||= isVisible));
        return isSaid;
      });
      await expect(page).toHaveURL('/news/1025');
      await context.setOffline(false);
      await page.locator(selector).tap();
      await expect(notice(page)).toBeHidden();
      if (selector === '.picture-link') await page.locator('.pswp--open').waitFor();
      else await expect(page.locator(selector)).toBeDisabled();
    });
  }
});

test('a font size whose chunk cannot be had says so, and the next tap asks for it again', async ({ page, problems }) => {
  problems.expect(failedResource, /dynamically imported module/);
  await page.clock.install();
  await page.goto('/news/1026');
  const asked = await failFirst(page, chunkOf('font-size'), 3);
  await page.locator('[data-step=larger]').tap();
  await hurryUntil(page, () => asked.length === 3);
  await expect(notice(page)).toBeVisible();
  await page.locator('[data-step=larger]').tap();
  await expect(page.locator('[data-article-body]')).toHaveCSS('font-size', '16px');
  await expect(notice(page)).toBeHidden();
});

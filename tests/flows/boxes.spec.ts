import type { Locator, Page } from '@playwright/test';
import { boxOf, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const panels = (page: Page): Locator => page.locator('#state-tabs .tab-panel');

test('tabs follow arrow keys from right to left, keep their height, and print all panels', async ({ page }) => {
  await page.goto('/catalogue/tabs');
  const box = boxOf(page, 'tabs');
  await wake(box);
  const tabs = page.locator('#state-tabs').getByRole('tab');
  const height = await box.evaluate(element => element.clientHeight);
  await tabs.first().focus();
  for (const [key, index] of [['ArrowLeft', 1], ['End', 2], ['ArrowLeft', 0], ['ArrowRight', 2]] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(page.locator('#state-tabs').getByRole('tabpanel')).toHaveCount(1);
    await expect(panels(page).nth(index)).toBeVisible();
    await expect(box).toHaveJSProperty('clientHeight', height);
  }
  await page.keyboard.press('Tab');
  await expect(panels(page).nth(2).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.nth(2)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#state-tabs .news-item').filter({ visible: true })).toHaveCount(6);
  await expect(page.locator('#state-tabs .tab-list')).toBeHidden();
});

test('parts of a page follow their breakpoints', async ({ page }) => {
  await page.goto('/en/catalogue/content-box');
  const part = page.locator('.by-width');
  const topOf = (selector: string): Promise<number> =>
    part.locator(selector).evaluate(element => element.getBoundingClientRect().top);
  const isFirst = async (): Promise<boolean> => (await topOf('.first-when-narrow')) < (await topOf('section'));
  const widths = [[767, true, false], [768, false, false], [999, false, false], [1000, false, true]] as const;
  for (const [width, first, tools] of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(isFirst, `${width} px`).toBe(first);
    await expect(part.locator('.responsive-tools')).toBeVisible({ visible: tools });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are a row of panels, with links to each panel', async ({ page }) => {
    await page.goto('/catalogue/tabs');
    const last = panels(page).nth(2);
    await panels(page).first().scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();
    await page.locator('#state-tabs .tab-list a').nth(2).tap();
    await expect(last.locator('a').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#state-tabs .tab-list')).toBeInViewport();
  });

  test('one tap on the front page\'s menu button shows all sections', async ({ page }) => {
    await page.goto('/');
    const first = page.locator('.footer-topics li').first();
    await expect(first).not.toBeInViewport();
    await page.locator('.menu-trigger').tap();
    await expect(first).toBeInViewport({ ratio: 1 });
  });
});

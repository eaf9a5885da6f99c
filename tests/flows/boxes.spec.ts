import type { Page } from '@playwright/test';
import { boxOf, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const tabs = (page: Page) => page.locator('#state-tabs').getByRole('tab');
const panels = (page: Page) => page.locator('#state-tabs .tab-panel');

for (const [address, forward, back] of [
  ['/catalogue/tabs', 'ArrowLeft', 'ArrowRight'],
  ['/en/catalogue/tabs', 'ArrowRight', 'ArrowLeft'],
] as const) {
  test(`tabs are worked by keys in the direction of ${address}, and nothing below them moves`, async ({ page }) => {
    await page.goto(address);
    const box = boxOf(page, 'tabs');
    await wake(box);
    const height = await box.evaluate(element => element.clientHeight);
    await tabs(page).first().focus();
    for (const [key, index] of [[forward, 1], [forward, 2], [forward, 0], [back, 2], ['Home', 0], ['End', 2]] as const) {
      await page.keyboard.press(key);
      await expect(tabs(page).nth(index)).toBeFocused();
      await expect(page.locator('#state-tabs').getByRole('tabpanel')).toHaveCount(1);
      await expect(panels(page).nth(index)).toBeVisible();
      expect(await box.evaluate(element => element.clientHeight)).toBe(height);
    }
    await page.keyboard.press('Tab');
    await expect(panels(page).nth(2).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs(page).nth(2)).toBeFocused();
  });
}

test('a panel opens for an address that leads into it, before the tabs work and after', async ({ page }) => {
  await page.goto('/catalogue/tabs#tabs-1');
  await wake(boxOf(page, 'tabs'));
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await panels(page).nth(2).locator('a').evaluate(link => (link.id = 'deep'));
  await page.evaluate(() => void (location.hash = '#deep'));
  await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#deep')).toBeInViewport();
});

test('all panels are on paper', async ({ page }) => {
  await page.goto('/catalogue/tabs');
  await wake(boxOf(page, 'tabs'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#state-tabs .news-item').filter({ visible: true })).toHaveCount(6);
  await expect(page.locator('#state-tabs .tab-list')).toBeHidden();
});

test('boxes of others become tabs and headers get their links without anything moving', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/en/catalogue/tabs');
  const group = page.locator('#state-group [data-widget=tabs]');
  await wake(group);
  await group.getByRole('tab', { name: 'Most discussed' }).tap();
  await expect(group.getByRole('tabpanel', { name: 'Most discussed' })).toBeVisible();
  await page.goto('/en/catalogue/content-box');
  const box = boxOf(page, 'content-box');
  await wake(box);
  await expect(box.getByRole('link', { name: 'More Arts' })).toHaveAttribute('href', '/en/topic/culture');
  await expect(box.getByRole('link', { name: 'RSS: Arts' })).toHaveAttribute('href', '/en/topic/culture/rss');
  expect(await shifts()).toEqual([]);
});

test('parts of a page stand where its width has them', async ({ page }) => {
  await page.goto('/en/catalogue/content-box');
  const part = page.locator('.by-width');
  const topOf = (selector: string): Promise<number> =>
    part.locator(selector).evaluate(element => element.getBoundingClientRect().top);
  const isFirst = async (): Promise<boolean> => (await topOf('.first-when-narrow')) < (await topOf('section'));
  const widths = [[767, true, false], [768, false, false], [999, false, false], [1000, false, true]] as const;
  for (const [width, first, tools] of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isFirst(), `${width} px`).toBe(first);
    await expect(part.locator('.responsive-tools')).toBeVisible({ visible: tools });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a section of a front page is its lead on a phone, and has its headlines where there is room', async ({ page }) => {
    await page.goto('/');
    const politics = page.getByRole('region', { name: 'سیاست' });
    await expect(politics.getByRole('link')).toHaveCount(3);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(politics.getByRole('link')).toHaveCount(5);
  });

  for (const address of ['/catalogue/tabs', '/en/catalogue/tabs']) {
    test(`the panels at ${address} are a row, and its links lead to them`, async ({ page }) => {
      await page.goto(address);
      const last = panels(page).nth(2);
      await panels(page).first().scrollIntoViewIfNeeded();
      await expect(last).not.toBeInViewport();
      await page.locator('#state-tabs .tab-list a').nth(2).tap();
      await expect(last.locator('a').first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#state-tabs .tab-list')).toBeInViewport();
    });
  }
});

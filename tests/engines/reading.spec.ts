import { expectHidden, expectShown, typeInto, valueOf } from './steps.ts';
import { expect, test } from '../testing/test.ts';

test('a dark page is followed by a dark page', async ({ page }) => {
  const schemeOf = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto('/en');
  await page.tap('.accessibility > button');
  await expectShown(page, '.accessibility-menu');
  await page.tap('[data-feature=scheme]');
  await page.tap('[data-feature=scheme]');
  await expect.poll(schemeOf).toBe('dark');
  await page.keyboard.press('Escape');
  await expectHidden(page, '.accessibility-menu');
  await page.goto('/news/1201');
  await expect.poll(schemeOf).toBe('dark');
});

test('a draft is restored on a later visit', async ({ page }) => {
  const body = '[data-widget=comment-form] [name=body]';
  await page.goto('/news/1034');
  await typeInto(page, body, 'سلام دکه');
  await page.waitForFunction(() => localStorage.getItem('draft')?.includes('سلام دکه'));
  await page.goto('/news/1034?again');
  await page.goto('/news/1034');
  await page.tap(body);
  await expect.poll(() => valueOf(page, body)).toBe('سلام دکه');
});

import { articleByHand, openByHand } from '../testing/by-hand.ts';
import { boxOf, chunkOf } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const article = articleByHand('others', '<h2>What others read</h2><p><a href="/news/1001">A story</a></p>');

test('a box comes to its place before the reader does, and nothing is seen to move', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openByHand(page, article);
  await expect(page.locator('[data-article-body] #others')).toHaveCount(0);
  await page.mouse.wheel(0, 40);
  const box = page.locator('[data-article-body] > [data-type="box:others"] > #others');
  await expect(box).toHaveCount(1);
  await box.scrollIntoViewIfNeeded();
  await expect(box.getByRole('link')).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText('The end.')).toBeInViewport();
  expect(await shifts()).toEqual([]);
});

test('a box stays where it is while its place is on screen, and comes once it is below', async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => {
    document.querySelector('[data-type]')?.scrollIntoView({ block: 'center' });
  }));
  const asked = page.waitForResponse(chunkOf('inline-boxes'));
  await openByHand(page, article);
  await page.mouse.wheel(0, 10);
  await asked;
  await expect(boxOf(page, 'inline-boxes')).toHaveAttribute('data-widget-state', 'ready');
  const place = page.locator('[data-type]');
  await expect(place.locator('> a')).toBeInViewport();
  await page.mouse.wheel(0, -1500);
  await expect(place.locator('> #others')).toHaveCount(1);
});

import { boxOf, wake } from '../../testing/boxes.ts';
import { expect, test } from '../../testing/test.ts';

test('the block editor\'s gallery opens as slides', async ({ page }) => {
  await page.goto('/news/1001/');
  await expect(page.locator('.gallery-item img').first()).toHaveAttribute('srcset', /300w/);
  await wake(boxOf(page, 'gallery'));
  await page.locator('.slide-link').nth(1).tap();
  const slides = page.getByRole('dialog');
  await expect(slides).toContainText('اردک‌ها هنگام طلوع');
  await expect(slides).toContainText('۲ از ۴');
  await slides.getByRole('button', { name: 'بستن' }).tap();
  await expect(slides).toBeHidden();
});

test('a video block plays in the player', async ({ page }) => {
  await page.goto('/news/1001/');
  const player = boxOf(page, 'player');
  await player.scrollIntoViewIfNeeded();
  await player.locator('.player-start').tap();
  await expect(player).toHaveAttribute('data-widget-state', 'ready');
  await expect.poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('related news link to their articles and to their topic', async ({ page }) => {
  await page.goto('/news/1001/');
  const related = boxOf(page, 'content-box');
  await wake(related);
  await expect(related.locator('.news-item')).toHaveCount(3);
  await related.getByRole('link', { name: 'خبرهای مرتبط', exact: true }).tap();
  await expect(page).toHaveURL(/\/category\/politics\//);
  await expect(page.locator('meta[property=topicId]')).toHaveAttribute('content', /^\d+$/);
});

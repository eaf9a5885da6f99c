import { expect, test } from '../test.ts';

test('on paper an article has all its pictures and comments, and nothing to press or to fill in', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/news/1001');
  const pictures = await page.locator('.carousel-item').all();
  expect(pictures.length).toBeGreaterThan(2);
  for (const picture of pictures) {
    const box = await picture.boundingBox();
    if (!box) throw new Error('A picture is not printed');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(794);
  }
  await expect(page.locator('.comment-body').first()).toBeVisible();
  await expect(page.locator(':is(button, input, textarea):visible')).toHaveCount(0);
});

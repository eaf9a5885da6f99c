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

test('on paper the items of an accordion are open, also where nobody has touched it', async ({ page }) => {
  await page.goto('/');
  const closed = page.locator('.accordion details:not([open]) > p').first();
  expect(await closed.evaluate(text => text.checkVisibility())).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await closed.evaluate(text => text.checkVisibility())).toBe(true);
  expect((await closed.boundingBox())?.height).toBeGreaterThan(20);
});

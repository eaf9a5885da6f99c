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

test('on paper an album, a list and a poll have neither the way around the site nor anything dark', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const address of ['/', '/news/1301', '/topic/society', '/poll/12?voted=105']) {
    await page.goto(address);
    await expect.soft(page.locator('nav:visible'), address).toHaveCount(0);
    await expect.soft(page.locator(':is(button, input, textarea, select):visible'), address).toHaveCount(0);
    const dark = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(part => part.checkVisibility() && part.offsetWidth * part.offsetHeight > 5000)
        .filter(part => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (
            getComputedStyle(part).backgroundColor.match(/[\d.]+/g) ?? []
          ).map(Number);
          return alpha > 0.5 && red + green + blue < 300;
        })
        .map(({ localName, classList }) => `${localName}.${classList.value}`),
    );
    expect.soft(dark, address).toEqual([]);
  }
});

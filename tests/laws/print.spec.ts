import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.ts';

test('a printed article shows all pictures and comments, and no controls', async ({ page }) => {
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
  await expect(page.locator('.comment-body').last()).toBeVisible();
  await expect(page.locator(':is(button, input, textarea):visible')).toHaveCount(0);
});

for (const path of ['/sports', '/live/first-snow']) {
  test(`controls are not printed on ${path}`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(':is(button, input, select, .share, .follow, .related):visible')).toHaveCount(0);
  });
}

test('a printed accordion is open even if nobody opened it', async ({ page }) => {
  await page.goto('/');
  const closed = page.locator('.accordion details:not([open]) > p').first();
  expect(await closed.evaluate(text => text.checkVisibility())).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => closed.evaluate(text => text.checkVisibility())).toBe(true);
  await expect.poll(async () => (await closed.boundingBox())?.height).toBeGreaterThan(20);
});

/** Returns text that is too pale for white paper: browsers print no backgrounds. */
const contrastOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      const channels = (getComputedStyle(text.parentElement).color.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3);
      if (channels.every(channel => channel > 150)) pale.push(text.textContent.trim());
    }
    return pale;
  });

test('a printed front page, album, list and poll have dark text and no navigation', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const address of ['/', '/news/1301', '/topic/society', '/poll/12?voted=105']) {
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
    expect.soft(await page.locator('nav:visible').count(), address).toBe(0);
    expect.soft(await contrastOnPaper(page), address).toEqual([]);
  }
});

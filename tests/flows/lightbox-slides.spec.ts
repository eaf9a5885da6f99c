import type { Page } from '@playwright/test';
import { boxOf, filesOf, requestsTo, wake } from '../testing/boxes.ts';
import { counterOf, gallery, lightboxOf, openAt, opened, slidesOf, tool } from '../testing/viewer.ts';
import { expect, test } from '../testing/test.ts';

// The pictures that are asked for depend on it.
test.use({ deviceScaleFactor: 2 });

/** A gallery whose second slide is a video and whose sixth is a page in a frame. */
const withMedia = '/news/1302';
/** It has a row of pictures in its text. */
const article = '/news/1001';

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

for (const [width, height] of [[360, 800], [800, 360]] as const) {
  test(`on a screen of ${width} × ${height} nothing lies over a video`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, withMedia, 1);
    const covering = await page.locator('.pswp video').evaluate(video => {
      const box = video.getBoundingClientRect();
      const isCovered = (across: number, down: number): boolean =>
        document.elementFromPoint(box.x + across * box.width, box.y + down * box.height) !== video;
      return [0.05, 0.5, 0.95].flatMap(across => [0.05, 0.5, 0.95].filter(down => isCovered(across, down)));
    });
    expect(covering).toEqual([]);
    await tool(page, 'بعدی').tap();
    await expect(counterOf(page)).toHaveText('۳ از ۷');
  });
}

for (const way of ['the button', 'Back'] as const) {
  test(`a page in a frame leaves nothing in the history: ${way} closes the lightbox after it`, async ({ page }) => {
    await openAt(page, withMedia, 5);
    await expect(page.frameLocator('.pswp iframe').locator('body')).toBeVisible();
    await expect(lightboxOf(page).getByRole('link')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.pswp iframe')).toHaveCount(0);
    if (way === 'Back') await page.evaluate(() => history.back());
    else await tool(page, 'بستن').click();
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(withMedia);
  });
}

test('neither keys nor a finger on the caption scroll the page behind', async ({ page }) => {
  await openAt(page, gallery, 2);
  const before = await scrollOf(page);
  for (const key of ['PageDown', 'Space', 'End']) await page.keyboard.press(key);
  const { x = 0, y = 0 } = (await page.locator('.lightbox-foot').boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', { x: x + 100, y: y + 10, yDistance: -300, gestureSourceType: 'touch' });
  expect(await scrollOf(page)).toBe(before);
});

test('after a reload with an open lightbox, closing it leads back to the page', async ({ page }) => {
  await openAt(page, gallery, 2);
  const { length } = await page.evaluate(() => ({ length: history.length }));
  await page.reload();
  await opened(page);
  await tool(page, 'بستن').click();
  await expect(page).toHaveURL(gallery);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(gallery);
  await expect(lightboxOf(page)).toHaveCount(0);
});

test('an address typed over an open lightbox does not stay behind when it is closed', async ({ page }) => {
  await openAt(page, gallery, 0);
  await page.evaluate(() => (location.hash = '#6'));
  await expect(counterOf(page)).toHaveText('۶ از ۸');
  await tool(page, 'بستن').click();
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
});

test('a lightbox that is asked for again while it closes opens', async ({ page }) => {
  await openAt(page, gallery, 2);
  await page.evaluate(async () => {
    history.back();
    await new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
    history.forward();
  });
  await expect(page).toHaveURL(`${gallery}#3`);
  await opened(page);
  await expect(counterOf(page)).toHaveText('۳ از ۸');
});

test('a thumbnail stands for a picture that is not yet here', async ({ page }) => {
  await page.goto(gallery);
  await wake(boxOf(page, 'gallery'));
  await page.route(/1301-3-(720|1440)\.webp/, () => {});
  await slidesOf(page).nth(2).tap();
  await opened(page);
  const slide = page.locator('.pswp__item[aria-hidden=false]');
  await expect(slide.locator('.pswp__img--placeholder')).toHaveAttribute('src', /1301-3-\d+\.webp/);
  await expect(slide.locator('.pswp__img').last()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a reader who saves data fetches no picture before she comes to it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests = requestsTo(page, /1301-\d-720\.webp/);
  await openAt(page, gallery, 0);
  const asked = (): string[] => requests.map(request => new URL(request.url()).pathname);
  await expect.poll(asked).toEqual(['/media/1301-1-720.webp']);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(asked).toEqual(['/media/1301-1-720.webp', '/media/1301-2-720.webp']);
});

test('the pictures of an article open in their order, without addresses, and Back closes', async ({ page }) => {
  const requests = requestsTo(page, filesOf('viewer', 'show-viewer'));
  await page.goto(article);
  await wake(boxOf(page, 'lightbox'));
  expect(requests).toEqual([]);
  const row = page.locator('.carousel [data-slide]');
  await row.nth(1).tap();
  await opened(page);
  const names = await lightboxOf(page).locator('.lightbox-bar').locator('button, a').evaluateAll(tools =>
    tools.map(control => control.getAttribute('aria-label')),
  );
  expect(names).toEqual(['تمام‌صفحه', 'دریافت فایل', 'بستن']);
  await expect(counterOf(page)).toHaveText('۳ از ۵');
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText('۴ از ۵');
  await expect(page).toHaveURL(article);
  await page.evaluate(() => history.back());
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(row.nth(2)).toBeFocused();
  await expect(row.nth(2)).toBeInViewport();
});

test('quick presses on a row\'s button count, each of them', async ({ page }) => {
  await page.goto(article);
  await wake(boxOf(page, 'carousel'));
  const [first, third] = [page.locator('.carousel-item').first(), page.locator('.carousel-item').nth(2)];
  const { x = 0 } = (await first.boundingBox()) ?? {};
  await boxOf(page, 'carousel').getByRole('button', { name: 'بعدی' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(async () => Math.abs(((await third.boundingBox())?.x ?? 0) - x)).toBeLessThan(2);
});

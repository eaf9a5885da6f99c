import type { Page } from '@playwright/test';
import { news, type NewsItem } from '../../fixtures/newsroom/content/content.ts';
import { boxOf, goBack, waitUntilIdle, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';
import { lightboxOf, opened } from '../testing/viewer.ts';

/** Returns the address of the first item that `isWanted` accepts. */
function addressOf(what: string, isWanted: (item: NewsItem) => boolean): string {
  const item = news.find(isWanted);
  if (!item) throw new Error(`The newsroom has no item ${what}`);
  return `/news/${item.id}`;
}

const overlaid = addressOf('with its heading on the picture', ({ headingOverlay, language }) => headingOverlay && language === 'fa');
const withBoxes = addressOf('with places for two boxes', ({ body }) => ['@related', '@box:poll'].every(place => body.includes(place)));

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(element => element.getBoundingClientRect().top);

const widthOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(element => element.getBoundingClientRect().width);

/** Returns the contrast of a long heading in large letters on a white picture, or 0 if the scrim does not cover it. */
const contrastOfHeading = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
    const heading = document.querySelector('.overlay-heading');
    const title = heading?.querySelector('h1');
    if (!heading || !title) return 0;
    title.textContent = 'عنوانی بلند که در گوشی‌های کوچک چند سطر می‌شود و باز هم باید از اول تا آخر روی تصویر خوانده شود';
    // The scrim reaches its full opacity at the end of the padding, where the text begins.
    const scrim = getComputedStyle(heading);
    const [, alpha = '0', reach = ''] = /0, 0, 0, (0\.\d+)\) ([\d.]+px)/.exec(scrim.backgroundImage) ?? [];
    if (parseFloat(reach) > parseFloat(scrim.paddingTop)) return 0;
    const picture = document.querySelector('.heading-overlay img')?.getBoundingClientRect();
    const box = heading.getBoundingClientRect();
    if (!picture || box.top < picture.top - 1 || box.bottom > picture.bottom + 1) return 0;
    const grey = 1 - Number(alpha);
    return 1.05 / (((grey + 0.055) / 1.055) ** 2.4 + 0.05);
  });

test('a heading on a picture stays legible, prints in black, and passes taps on to the picture', async ({ page }) => {
  await page.goto(overlaid);
  for (const width of [320, 768, 1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = await page.locator('.overlay-heading').boundingBox();
    const picture = await page.locator('.heading-overlay img').boundingBox();
    if (!heading || !picture) throw new Error(`Not all is to be seen at ${width} px`);
    const bottom = picture.y + picture.height;
    expect(heading.y, `${width} px`).toBeGreaterThanOrEqual(picture.y - 1);
    expect(heading.y + heading.height, `${width} px`).toBeLessThanOrEqual(bottom + 1);
    expect(await topOf(page, '.article-lead'), `${width} px`).toBeGreaterThan(bottom);
  }
  const title = page.locator('.overlay-heading h1');
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.overlay-heading')).toHaveCSS('background-image', 'none');
  await page.emulateMedia({ media: 'screen' });
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await contrastOfHeading(page)).toBeGreaterThan(4.5);

  await wake(boxOf(page, 'lightbox'));
  await title.scrollIntoViewIfNeeded();
  // Taps this point of the screen, whichever element is there.
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await title.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await opened(page);
});

test('the comments link scrolls to 50 px above the comments and focuses them, and Back undoes that', async ({ page }) => {
  const expectComments = async (): Promise<void> => {
    await expect.poll(async () => Math.abs((await topOf(page, '#news-comment')) - 50)).toBeLessThan(1);
    await expect(page.locator('#news-comment')).toBeFocused();
  };
  await page.goto('/news/1001#news-comment');
  await expect(boxOf(page, 'comments')).toHaveAttribute('data-widget-state', 'ready');
  await expectComments();

  await page.goto('/news/1001?again');
  await page.mouse.wheel(0, 10);
  await expect(boxOf(page, 'comments-link')).toHaveAttribute('data-widget-state', 'ready');
  await page.locator('.comments-link').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.locator('.comments-link').click();
  await expectComments();
  await expect(page).toHaveURL(/#news-comment$/);
  await goBack(page);
  await expect(page).toHaveURL(/\?again$/);
  // Firefox restores scroll positions with fractions of a pixel.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article shows its boxes in the text, hides them in print, and links to its comments', async ({ page }) => {
    await page.goto(withBoxes);
    const boxes = ['related', 'poll'].map(id => `.article-body > .box-place > #${id}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const text = await widthOf(page, '.article-body');
      for (const box of boxes) expect(await widthOf(page, box), `${box}, ${width} px`).toBe(text);
    }
    await expect(page.locator('.box-place > a, [data-widget=inline-boxes]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.article-body > p').last()).toBeVisible();
    for (const box of boxes) await expect(page.locator(box)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.locator('.comments-link').click();
    await expect.poll(async () => Math.abs((await topOf(page, '#news-comment')) - 50)).toBeLessThan(1);
  });
});

test('an article aligns its parts on a wide screen, and its rail stays filled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const parts = ['h1', '.article-lead', '.byline', '.article-picture', '.article-body', '.article-foot', '#news-comment', '.comment-form'];
  for (const [address, side] of [['/news/1201', 'left'], ['/news/1001', 'right']] as const) {
    await page.goto(address);
    const edges = await page.evaluate(
      ([all, start]) => all.map(part => document.querySelector(`.article-main ${part}`)?.getBoundingClientRect()[start]),
      [parts, side] as const,
    );
    expect(new Set(edges).size, `${address}: ${edges.join()}`).toBe(1);
    expect(await widthOf(page, '.article-body')).toBeLessThanOrEqual(await widthOf(page, '.article-picture'));
  }
  for (const part of [0.5, 0.7]) {
    await page.evaluate(share => scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' }), part);
    await expect(page.locator('.rail > :last-child')).toBeInViewport({ ratio: 1 });
  }
});

test('a line follows how far the reader is in the text, except with reduced motion', async ({ page }) => {
  await page.goto('/news/1001');
  const body = page.locator('.article-body');
  const progress = (): Promise<number> => body.evaluate(text => new DOMMatrix(getComputedStyle(text, '::after').transform).a);
  await expect.poll(progress).toBe(0);
  await body.evaluate(text => text.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(progress).toBeCloseTo(0.5, 1);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(progress).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await body.evaluate(text => getComputedStyle(text, '::after').content)).toBe('none');
});

test('an album shows its gallery early, shifts no layout, and opens the lightbox from its main picture', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const [width, height, furthest] of [[1280, 900, 990], [360, 800, 800]] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/news/1301');
    await waitUntilIdle(page);
    expect(await topOf(page, '.gallery'), `${width} px`).toBeLessThan(furthest);
    expect(await shifts(), `${width} px`).toEqual([]);
  }
  await page.mouse.wheel(0, 10);
  await wake(boxOf(page, 'lightbox'));
  // The heading covers the lower part of the picture.
  await page.locator('.picture-link').click({ position: { x: 20, y: 20 } });
  await opened(page);
  await page.keyboard.press('ArrowLeft');
  await expect(lightboxOf(page).getByText('۲ از ۹')).toBeVisible();
  await expect(page).toHaveURL('/news/1301');
});

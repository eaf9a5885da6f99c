import { boxOf, requestsTo, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';
import { counterOf, lightboxOf, opened } from '../testing/viewer.ts';

// The pictures that are asked for depend on it.
test.use({ deviceScaleFactor: 2 });

/** It has a row of pictures in its text. */
const article = '/news/1001';

test('an article loads a main picture that is small enough for a slow line', async ({ page }) => {
  const pictures = requestsTo(page, /\/media\/1001-\d+\.webp/);
  await page.goto(article, { waitUntil: 'load' });
  const bodies = await Promise.all(pictures.map(async request => (await request.response())?.body()));
  expect(pictures.map(request => new URL(request.url()).pathname)).toEqual(['/media/1001-720.webp']);
  expect(bodies[0]?.length).toBeLessThanOrEqual(45_000);
});

test('a row of pictures goes on towards the end of the line with each press', async ({ page }) => {
  await page.goto(article);
  const carousel = boxOf(page, 'carousel');
  await wake(carousel);
  const list = carousel.getByRole('list');
  const button = carousel.getByRole('button', { name: 'بعدی' });
  const leftOf = (position: number): Promise<number> =>
    carousel.locator('.carousel-item').nth(position).evaluate(item => item.getBoundingClientRect().left);
  const place = await leftOf(0);
  await button.evaluate((control: HTMLElement) => {
    control.click();
    control.click();
  });
  await expect.poll(async () => Math.abs((await leftOf(2)) - place)).toBeLessThan(2);
  expect(await list.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  await list.evaluate(row => row.scrollTo({ left: -row.scrollWidth, behavior: 'instant' }));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('the pictures of an article open in their order without addresses, and Back leads to the last one', async ({ page }) => {
  await page.goto(article);
  await wake(boxOf(page, 'lightbox'));
  const row = page.locator('.carousel [data-slide]');
  await row.nth(1).tap();
  await opened(page);
  await expect(counterOf(page)).toHaveText('۳ از ۵');
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText('۴ از ۵');
  await expect(page).toHaveURL(article);
  await page.evaluate(() => history.back());
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(row.nth(2)).toBeFocused();
  await expect(row.nth(2)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures of an article are links, and those in its text scroll sideways', async ({ page }) => {
    await page.goto(article);
    const row = page.locator('.carousel ul');
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await expect(page.locator('.carousel-controls')).toBeHidden();
    await page.locator('.picture-link').tap();
    await expect(page).toHaveURL('/media/1001-1080.webp');
  });
});

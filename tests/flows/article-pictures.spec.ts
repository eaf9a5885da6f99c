import { boxOf, goBack, requestsTo, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';
import { counterOf, lightboxOf, opened } from '../testing/viewer.ts';

// The pixel density decides which picture sizes the page requests.
test.use({ deviceScaleFactor: 2 });

/** This article has a carousel in its text. */
const article = '/news/1001';

test('a carousel in an article scrolls with each press, and its lightbox keeps the page\'s address', async ({ page }) => {
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

  await wake(boxOf(page, 'lightbox'));
  await list.evaluate(row => row.scrollTo({ left: 0, behavior: 'instant' }));
  const pictures = page.locator('.carousel [data-slide]');
  await pictures.nth(1).tap();
  await opened(page);
  await expect(counterOf(page)).toHaveText('۳ از ۵');
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText('۴ از ۵');
  await expect(page).toHaveURL(article);
  await goBack(page);
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(pictures.nth(2)).toBeFocused();
  await expect(pictures.nth(2)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the main picture of an article has at most 45 kB, pictures are links, and the carousel scrolls sideways', async ({ page }) => {
    const requests = requestsTo(page, /\/media\/1001-\d+\.webp/);
    await page.goto(article, { waitUntil: 'load' });
    expect(requests.map(request => new URL(request.url()).pathname)).toEqual(['/media/1001-720.webp']);
    expect((await (await requests[0]?.response())?.body())?.length).toBeLessThanOrEqual(45_000);
    const row = page.locator('.carousel ul');
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await expect(page.locator('.carousel-controls')).toBeHidden();
    await page.locator('.picture-link').tap();
    await expect(page).toHaveURL('/media/1001-1080.webp');
  });
});

import { boxOf, requestsTo, wake } from '../testing/boxes.ts';
import { lightboxOf, opened, slidesOf, tool } from '../testing/viewer.ts';
import { expect, test } from '../testing/test.ts';

// The pictures that are asked for depend on it.
test.use({ deviceScaleFactor: 2 });

const article = '/news/1001';

test('the main picture of an article is small enough for a slow line', async ({ page }) => {
  const pictures = requestsTo(page, /\/media\/1001-\d+\.webp/);
  await page.goto(article, { waitUntil: 'load' });
  const bodies = await Promise.all(pictures.map(async request => (await request.response())?.body()));
  expect(pictures.map(request => new URL(request.url()).pathname)).toEqual(['/media/1001-720.webp']);
  expect(bodies[0]?.length).toBeLessThanOrEqual(45_000);
});

for (const [edition, address, next, side] of [
  ['Persian', '/news/1001', 'بعدی', -1],
  ['English', '/news/1208', 'Next', 1],
] as const) {
  test(`pictures inside a text go on towards the end of the line (${edition})`, async ({ page }) => {
    await page.goto(address);
    const carousel = boxOf(page, 'carousel');
    await wake(carousel);
    const list = carousel.getByRole('list');
    const button = carousel.getByRole('button', { name: next });
    await button.tap();
    await expect.poll(() => list.evaluate(({ scrollLeft }) => Math.sign(Math.round(scrollLeft)))).toBe(side);
    await list.evaluate((row, direction) => row.scrollTo({ left: direction * row.scrollWidth, behavior: 'instant' }), side);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  });
}

test('a player and an embedded page are slides of a gallery; what is out of sight neither plays nor loads', async ({ page }) => {
  await page.goto('/news/1302');
  await wake(boxOf(page, 'gallery'));
  await page.locator('[data-slide=video]').tap();
  await opened(page);
  const video = lightboxOf(page).locator('video');
  await expect(video).toBeVisible();
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
  await tool(page, 'بعدی').click();
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(true);

  const embedded = await slidesOf(page).evaluateAll(links =>
    links.findIndex(link => link.getAttribute('data-slide') === 'embed'),
  );
  await page.getByRole('group', { name: 'تصویرهای کوچک' }).getByRole('button').nth(embedded).click();
  const frame = lightboxOf(page).locator('iframe');
  await expect(frame).toHaveAttribute('src', /\/embed\/1302$/);
  await expect(frame.contentFrame().locator('video')).toBeVisible();
  await tool(page, 'قبلی').click();
  await expect(frame).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article\'s pictures are links, and those inside its text scroll sideways', async ({ page }) => {
    await page.goto(article);
    const row = page.locator('.carousel ul');
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await expect(page.locator('.carousel-controls')).toBeHidden();
    await page.locator('.picture-link').tap();
    await expect(page).toHaveURL('/media/1001-1080.webp');
  });
});

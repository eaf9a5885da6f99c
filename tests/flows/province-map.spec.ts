import type { Locator, Page } from '@playwright/test';
import { boxOf, requestsTo, wake } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const newsItem = { id: 9, title: 'خبر استان', url: '/news/1001', image: { src: '/media/1001-360.webp', alt: '' } };

/** On a phone the map is in the fold of the list. */
const unfold = (box: Locator): Promise<void> => box.locator('summary').click();

/** Opens a state of the box, with news for every province and a chance that falls on the first. */
async function openMap(page: Page, state: string): Promise<ReturnType<typeof boxOf>> {
  await page.route(/\/api\?/, route => route.fulfill({ json: { newsList: [newsItem] } }));
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(`/catalogue/province-map/${state}`);
  const box = boxOf(page, 'province-map');
  await wake(box);
  return box;
}

test('a province is chosen by itself; a tap on the map chooses another, and a second one opens its page', async ({ page }) => {
  const calls = requestsTo(page, /\/api\?/);
  const box = await openMap(page, 'news');
  await expect(box.locator('.province-news h3').first()).toHaveText('آذربایجان شرقی');
  const yazd = box.locator('use[data-province=yazd]');
  await unfold(box);
  await expect(box.locator('use[aria-current]')).toHaveAttribute('data-province', 'azerbaijan-east');
  await yazd.click();
  await expect(box.locator('.province-news a').first()).toHaveText('یزد');
  await expect(box.locator('[aria-current]')).toHaveCount(2);
  await expect(box.locator('.news-item')).toHaveCount(1);
  expect(calls.map(call => new URL(call.url()).searchParams.get('topic'))).toEqual(['81', '99']);
  const [opened] = await Promise.all([page.waitForEvent('popup'), yazd.click()]);
  expect(new URL(opened.url()).pathname).toBe('/service/provinces/yazd');
  await expect(opened.locator('h1')).toHaveText('یزد');
});

test('a province is chosen from the list by keyboard, and nothing moves', async ({ page }) => {
  const box = await openMap(page, 'news');
  const { height } = (await box.boundingBox()) ?? { height: 0 };
  await box.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box.locator('summary')).toBeFocused();
  await expect(box.locator('.province-news h3').first()).toHaveText('آذربایجان غربی');
  await expect(box.locator('details')).not.toHaveAttribute('open');
  expect((await box.boundingBox())?.height).toBe(height);
});

test('without the file of the map, the list still shows the news', async ({ page, problems }) => {
  problems.expect(/iran-provinces\.svg/);
  await page.route(/iran-provinces\.svg/, route => route.fulfill({ status: 404 }));
  const box = await openMap(page, 'news');
  await box.locator('summary').click();
  await box.getByRole('link', { name: 'قم', exact: true }).click();
  await expect(box.locator('.province-news h3').first()).toHaveText('قم');
});

test('what fails is said, and the news that were there stay', async ({ page, problems }) => {
  problems.expect(/503/);
  const box = await openMap(page, 'news');
  await expect(box.locator('.news-item')).toHaveCount(1);
  await page.unroute(/\/api\?/);
  await page.route(/\/api\?/, route => route.fulfill({ status: 503 }));
  await unfold(box);
  await box.locator('use[data-province=yazd]').click();
  await expect(box.getByRole('status')).not.toBeEmpty();
  await expect(box.locator('.news-item')).toHaveCount(1);
  await expect(box.locator('use[aria-current]')).toHaveAttribute('data-province', 'azerbaijan-east');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a picture with a list of the provinces, each of which has a page', async ({ page }) => {
    await page.goto('/catalogue/province-map/news');
    const box = boxOf(page, 'province-map');
    await unfold(box);
    await expect(box.getByRole('img').first()).toBeVisible();
    await box.getByRole('link', { name: 'تهران' }).click();
    await expect(page.locator('h1')).toHaveText('تهران');
  });
});

import { boxOf, chunkOf, failedResource, filesOf, holdBack, nameOf, requestsTo, sheetOf, wake } from '../testing/boxes.ts';
import { counterOf, englishGallery, gallery, lightboxOf, openAt, opened, slidesOf, swipe, tool } from '../testing/viewer.ts';
import { expect, test } from '../testing/test.ts';

test('nothing of the lightbox is fetched before the first tap', async ({ page }) => {
  const requests = requestsTo(page, filesOf('viewer', 'show-viewer'));
  await page.goto(gallery);
  await wake(boxOf(page, 'gallery'));
  expect(requests).toEqual([]);
  await slidesOf(page).first().tap();
  await opened(page);
  expect(requests.map(request => nameOf(request.url()))).toEqual(['show-viewer.js', 'viewer.css']);
});

test('in Persian the next picture comes from the left: by swipe, by key, by button', async ({ page }) => {
  await openAt(page, gallery, 1);
  await expect(counterOf(page)).toHaveText('۲ از ۸');
  await swipe(page, 60, 300);
  await expect(counterOf(page)).toHaveText('۳ از ۸');
  await swipe(page, 300, 60);
  await expect(counterOf(page)).toHaveText('۲ از ۸');
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText('۳ از ۸');
  await page.keyboard.press('ArrowRight');
  await expect(counterOf(page)).toHaveText('۲ از ۸');
  await tool(page, 'بعدی').focus();
  await page.keyboard.press('Enter');
  await expect(counterOf(page)).toHaveText('۳ از ۸');
  const next = await tool(page, 'بعدی').boundingBox();
  const previous = await tool(page, 'قبلی').boundingBox();
  expect(next?.x).toBeLessThan(previous?.x ?? 0);
});

test('in English the next picture comes from the right: by swipe, by key, by button', async ({ page }) => {
  await openAt(page, englishGallery, 1);
  await expect(counterOf(page)).toHaveText('2 of 6');
  await swipe(page, 300, 60);
  await expect(counterOf(page)).toHaveText('3 of 6');
  await swipe(page, 60, 300);
  await expect(counterOf(page)).toHaveText('2 of 6');
  await page.keyboard.press('ArrowRight');
  await expect(counterOf(page)).toHaveText('3 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText('2 of 6');
  await tool(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(counterOf(page)).toHaveText('3 of 6');
  const next = await tool(page, 'Next').boundingBox();
  const previous = await tool(page, 'Previous').boundingBox();
  expect(next?.x).toBeGreaterThan(previous?.x ?? 0);
});

test('Back closes the lightbox and stays on the page, where the reader was', async ({ page }) => {
  await openAt(page, gallery, 2);
  await expect(page).toHaveURL(`${gallery}#3`);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${gallery}#4`);
  await page.evaluate(() => history.back());
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
  await expect(slidesOf(page).nth(3)).toBeFocused();
  await expect(slidesOf(page).nth(3)).toBeInViewport();
});

test('Back while the lightbox is still opening closes it, too', async ({ page }) => {
  await page.goto(gallery);
  await wake(boxOf(page, 'gallery'));
  await slidesOf(page).first().tap();
  await expect(page).toHaveURL(`${gallery}#1`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(gallery);
  await expect(lightboxOf(page)).toHaveCount(0);
});

test('closed by its button or by Escape, the lightbox leaves no entry in the history', async ({ page }) => {
  await page.goto('/topic/cities');
  await openAt(page, gallery, 0);
  await tool(page, 'بستن').click();
  await expect(lightboxOf(page)).toHaveCount(0);
  await slidesOf(page).first().tap();
  await opened(page);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/topic/cities');
});

test('the address of a picture opens it, and closing it leaves the page', async ({ page }) => {
  await page.goto(`${gallery}#4`);
  await opened(page);
  await expect(counterOf(page)).toHaveText('۴ از ۸');
  await tool(page, 'بستن').click();
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
});

test('a new address moves the open lightbox; Forward opens it again', async ({ page }) => {
  await openAt(page, gallery, 0);
  await page.evaluate(() => (location.hash = '#6'));
  await expect(counterOf(page)).toHaveText('۶ از ۸');
  await page.evaluate(() => history.back());
  await expect(counterOf(page)).toHaveText('۱ از ۸');
  await page.evaluate(() => history.back());
  await expect(lightboxOf(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await opened(page);
  await expect(counterOf(page)).toHaveText('۱ از ۸');
});

test('a picture that cannot be had says so in the reader\'s language', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route(/1301-2-\d+\.webp/, route => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${gallery}#2`);
  await opened(page);
  const sentence = 'این محتوا بارگیری نشد. لطفاً کمی بعد دوباره تلاش کنید.';
  await expect(page.locator('.pswp__error-msg')).toHaveText(sentence);
  await expect(lightboxOf(page).getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText('۳ از ۸');
});

for (const [what, file] of [['script', chunkOf('show-viewer')], ['stylesheet', sheetOf('viewer')]] as const) {
  test(`where the lightbox's ${what} cannot be had, the link leads to the picture itself`, async ({ page, problems }) => {
    problems.expect(failedResource);
    await page.route(file, route => route.fulfill({ status: 503, body: '' }));
    await page.goto(gallery);
    await wake(boxOf(page, 'gallery'));
    await slidesOf(page).first().tap();
    await expect(page).toHaveURL('/media/1301-1-1440.webp');
  });
}

test('two quick taps open one lightbox', async ({ page }) => {
  await page.goto(gallery);
  await wake(boxOf(page, 'gallery'));
  await slidesOf(page).first().dblclick();
  await opened(page);
  await expect(lightboxOf(page)).toHaveCount(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(gallery);
});

test('the gallery\'s own chunk failing, and the article\'s, leaves links to pictures', async ({ page, problems }) => {
  problems.expect(failedResource, /Failed to fetch dynamically imported module|gallery|lightbox/);
  for (const name of ['gallery', 'lightbox']) {
    await page.route(chunkOf(name), route => route.fulfill({ status: 503, body: '' }));
  }
  await page.goto(gallery);
  await slidesOf(page).nth(1).tap();
  await expect(page).toHaveURL('/media/1301-2-1440.webp');
});

test('where the page\'s own script does not come, the link leads to the picture after a while', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, chunkOf('kernel'));
  await page.goto(gallery, { waitUntil: 'domcontentloaded' });
  await slidesOf(page).nth(1).tap();
  await expect(page).toHaveURL(gallery);
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL('/media/1301-2-1440.webp');
});

test('where the page\'s own script cannot be had, the link leads to the picture at once', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.clock.install();
  await page.route(chunkOf('kernel'), route => route.fulfill({ status: 503, body: '' }));
  await page.goto(gallery);
  await slidesOf(page).nth(1).tap();
  await expect(page).toHaveURL('/media/1301-2-1440.webp');
});

test('a picture is opened in a tab of its own by who asks for that, before the gallery works and after', async ({ page, context }) => {
  await page.goto(gallery);
  const { release } = await holdBack(page, chunkOf('gallery'));
  const openInTab = async (): Promise<void> => {
    const tab = context.waitForEvent('page');
    await slidesOf(page).first().click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/media/1301-1-1440.webp');
  };
  await openInTab();
  release();
  await wake(boxOf(page, 'gallery'));
  await openInTab();
  await expect(page).toHaveURL(gallery);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each thumbnail is a link to the full picture, and an address leads to its thumbnail', async ({ page }) => {
    await page.goto(`${gallery}#7`);
    await expect(slidesOf(page).nth(6)).toBeInViewport();
    await slidesOf(page).nth(6).tap();
    await expect(page).toHaveURL('/media/1301-7-1440.webp');
  });
});

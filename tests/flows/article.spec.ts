import type { Page } from '@playwright/test';
import { news, type NewsItem } from '../../fixtures/content/content.ts';
import { boxOf, chunkOf, requestsTo, rest, wake } from '../testing/boxes.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';
import { opened } from '../testing/viewer.ts';

/** Address of the first item that is as the test needs it. */
function addressOf(what: string, isWanted: (item: NewsItem) => boolean): string {
  const item = news.find(isWanted);
  if (!item) throw new Error(`The newsroom has no item ${what}`);
  return `/news/${item.id}`;
}

const overlaid = addressOf('with its heading on the picture', ({ headingOverlay, language }) => headingOverlay && language === 'fa');
const withBoxes = addressOf('with places for two boxes', ({ body }) => ['@related', '@box:poll'].every(place => body.includes(place)));
const withVideo = addressOf('with a video', ({ video }) => video !== undefined);

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(element => element.getBoundingClientRect().top);

test.describe('a heading on the picture', () => {
  test('lies inside of the picture on screens of any width, with the subtitle after it', async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(overlaid);
      await rest(page);
      const heading = await page.locator('.overlay-heading').boundingBox();
      const picture = await page.locator('.heading-overlay img').boundingBox();
      const lead = await page.locator('.article-lead').boundingBox();
      if (!heading || !picture || !lead) throw new Error(`Not all is to be seen at ${width} px`);
      expect(heading.y, `${width} px`).toBeGreaterThanOrEqual(picture.y - 1);
      expect(heading.y + heading.height, `${width} px`).toBeLessThanOrEqual(picture.y + picture.height + 1);
      expect(lead.y, `${width} px`).toBeGreaterThan(picture.y + picture.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shifts(), `${width} px`).toEqual([]);
    }
  });

  test('is legible on a white picture, also where it is long and the text twice as large', async ({ page }) => {
    await page.goto(overlaid);
    const ratio = await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
      const heading = document.querySelector('.overlay-heading');
      const title = heading?.querySelector('h1');
      if (!heading || !title) return 0;
      title.textContent = 'عنوانی بلند که در گوشی‌های کوچک چند سطر می‌شود و باز هم باید از اول تا آخر روی تصویر خوانده شود';
      // The scrim has its full strength where the padding ends, and the text begins there.
      const scrim = getComputedStyle(heading);
      const [, alpha = '0', reach = ''] = /0, 0, 0, (0\.\d+)\) ([\d.]+px)/.exec(scrim.backgroundImage) ?? [];
      if (parseFloat(reach) > parseFloat(scrim.paddingTop)) return 0;
      const picture = document.querySelector('.heading-overlay img')?.getBoundingClientRect();
      const box = heading.getBoundingClientRect();
      if (!picture || box.top < picture.top - 1 || box.bottom > picture.bottom + 1) return 0;
      const grey = 1 - Number(alpha);
      return 1.05 / (((grey + 0.055) / 1.055) ** 2.4 + 0.05);
    });
    expect(ratio).toBeGreaterThan(4.5);
    await expect(page.locator('.overlay-heading h1')).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  test('leaves taps to the picture, which opens', async ({ page }) => {
    await page.goto(overlaid);
    await wake(boxOf(page, 'lightbox'));
    // At this place on the screen, whatever lies there.
    const place = await page.locator('.overlay-heading h1').boundingBox();
    if (!place) throw new Error('The heading cannot be seen');
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await opened(page);
  });

  test('is ink on paper in print', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(overlaid);
    await expect(page.locator('.overlay-heading h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.overlay-heading')).toHaveCSS('background-image', 'none');
  });
});

test.describe('boxes in the text', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without any', () => {
      test.use({ javaScriptEnabled });

      test('stand in their places on screens of any width, as wide as the text', async ({ page }) => {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(withBoxes);
          const text = await page.locator('.article-body').boundingBox();
          for (const id of ['related', 'poll']) {
            const box = page.locator(`.article-body > .box-place > #${id}`);
            await expect(box).toBeVisible();
            expect((await box.boundingBox())?.width, `${id}, ${width} px`).toBe(text?.width);
          }
          await expect(page.locator('.box-place > a')).toHaveCount(0);
        }
      });
    });
  }

  test('are nothing to read on paper, as elsewhere', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(withBoxes);
    await expect(page.locator('.article-body > p').last()).toBeVisible();
    for (const id of ['related', 'poll']) await expect(page.locator(`#${id}`)).toBeHidden();
  });

  test('cost no chunk that would bring them there, and nothing moves', async ({ page }) => {
    const requests = requestsTo(page, chunkOf('inline-boxes'));
    const shifts = await watchShifts(page);
    await page.goto(withBoxes);
    await page.mouse.wheel(0, 400);
    await expect(boxOf(page, 'copy-link')).toHaveAttribute('data-widget-state', 'ready');
    await wake(boxOf(page, 'poll'));
    expect(requests).toHaveLength(0);
    expect(await shifts()).toEqual([]);
  });
});

test.describe('the way to the comments', () => {
  test('from elsewhere ends 50 px above them, with the focus on them', async ({ page }) => {
    await page.goto('/news/1001#news-comment');
    await expect(boxOf(page, 'comments')).toHaveAttribute('data-widget-state', 'ready');
    await expect.poll(() => topOf(page, '#news-comment')).toBeCloseTo(50, 0);
    await expect(page.locator('#news-comment')).toBeFocused();
  });

  test('by a link of the page is a glide that the browser\'s back undoes', async ({ page }) => {
    await page.goto('/news/1001');
    await page.mouse.wheel(0, 10);
    await expect(boxOf(page, 'comments-link')).toHaveAttribute('data-widget-state', 'ready');
    const before = await page.evaluate(() => scrollY);
    const frames = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.comments-link')?.click();
      const places: number[] = [];
      const section = document.querySelector('#news-comment');
      while (places.length < 500 && Math.abs((section?.getBoundingClientRect().top ?? 0) - 50) > 0.5) {
        await new Promise(requestAnimationFrame);
        places.push(scrollY);
      }
      return places;
    });
    expect(new Set(frames).size).toBeGreaterThan(3);
    expect(frames).toEqual([...frames].sort((one, other) => one - other));
    await expect(page).toHaveURL(/#news-comment$/);
    await expect(page.locator('#news-comment')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/news\/1001$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });

  test('is at once where the reader wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/news/1001');
    await page.mouse.wheel(0, 10);
    await expect(boxOf(page, 'comments-link')).toHaveAttribute('data-widget-state', 'ready');
    await page.locator('.comments-link').click();
    await expect.poll(() => topOf(page, '#news-comment')).toBeCloseTo(50, 0);
    await expect(page.locator('#news-comment')).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the browser\'s own', async ({ page }) => {
      await page.goto('/news/1001');
      await page.locator('.comments-link').click();
      await expect(page.locator('#news-comment')).toBeInViewport();
      const box = await page.locator('#news-comment').boundingBox();
      expect(box?.y).toBeCloseTo(50, 0);
    });
  });
});

test('all of an article begins at one edge on a wide screen, and its text ends no later than its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const parts = ['h1', '.article-lead', '.byline', '.article-picture', '.article-body', '.article-foot', '#news-comment', '.comment-form'];
  for (const [address, side] of [['/news/1001', 'right'], ['/news/1201', 'left']] as const) {
    await page.goto(address);
    const edges = await page.evaluate(
      ([all, start]) => all.map(part => document.querySelector(`.article-main ${part}`)?.getBoundingClientRect()[start]),
      [parts, side] as const,
    );
    expect(new Set(edges).size, `${address}: ${edges.join()}`).toBe(1);
    const widthOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())?.width ?? 0;
    expect(await widthOf('.article-body')).toBeLessThanOrEqual(await widthOf('.article-picture'));
  }
});

test('a line says how far the text has been read, from its beginning to its end, but not where less motion is wanted', async ({ page }) => {
  await page.goto('/news/1001');
  const progress = (): Promise<number> =>
    page.locator('.article-body').evaluate(body => new DOMMatrix(getComputedStyle(body, '::after').transform).a);
  expect(await progress()).toBe(0);
  await page.locator('.article-body').evaluate(body => body.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(progress).toBeCloseTo(0.5, 1);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(progress).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.locator('.article-body').evaluate(body => getComputedStyle(body, '::after').content)).toBe('none');
});

test('the ways on go through the stories of a topic and back, by keyboard, too', async ({ page }) => {
  const { id = '' } = news.find(({ language, topicId }) => language === 'fa' && topicId === '3') ?? {};
  await page.goto(`/news/${id}`);
  await expect(page.locator('.neighbours [rel=prev]')).toHaveCount(0);
  await page.locator('.neighbours [rel=next]').focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(id));
  const [newer, older] = [page.locator('.neighbours [rel=prev]'), page.locator('.neighbours [rel=next]')];
  await page.setViewportSize({ width: 1280, height: 900 });
  const [newerBox, olderBox] = [await newer.boundingBox(), await older.boundingBox()];
  expect(newerBox?.x).toBeGreaterThan(olderBox?.x ?? Infinity);
  await newer.click();
  await expect(page).toHaveURL(new RegExp(`/news/${id}$`));
});

test.describe('a video', () => {
  test('stands after the subtitle, fetches nothing before it is played, and plays', async ({ page }) => {
    const requests = requestsTo(page, /\.mp4/);
    const shifts = await watchShifts(page);
    await page.goto(withVideo);
    await rest(page);
    expect(requests).toHaveLength(0);
    const video = page.locator('video');
    const box = await video.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect(page.locator('.article-lead + .item-media .item-video video')).toBeVisible();
    await expect(page.locator('figure img:not(.player-poster)')).toHaveCount(0);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
    });
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
    expect(await shifts()).toEqual([]);
  });

  test('is sent in parts', async ({ request }) => {
    const { file = '' } = news.flatMap(({ video }) => video?.sources ?? [])[0] ?? {};
    const response = await request.get(`/media/${file}`, { headers: { range: 'bytes=0-99' } });
    expect(response.status()).toBe(206);
    expect(await response.body()).toHaveLength(100);
  });

  test('may be shown in a frame of another site, and leads to its story', async ({ page, context, baseURL }) => {
    // What tests answer themselves comes from nowhere, and nowhere may not ask this machine for anything.
    await context.grantPermissions(['local-network-access']);
    const embed = `${baseURL}${withVideo.replace('news', 'embed')}`;
    const elsewhere = 'http://127.0.0.1/';
    await page.route(elsewhere, route =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${embed}" width="360" height="240"></iframe>` }),
    );
    await page.goto(elsewhere);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('video')).toBeVisible();
    const link = frame.getByRole('link');
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', withVideo);
  });
});

import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, filesOf, goBack, holdBack, nameOf, requestsTo } from '../testing/boxes.ts';
import { expectPlaying, playSlowly } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';
import { swipe } from '../testing/viewer.ts';

const persian = '/catalogue/story';
const english = '/en/catalogue/story';

const openersOf = (page: Page): Locator => boxOf(page, 'story').getByRole('button');
const dialogOf = (page: Page): Locator => page.locator('.story-dialog');
const headingOf = (page: Page): Locator => dialogOf(page).locator('.story-heading');
const videoOf = (page: Page): Locator => dialogOf(page).locator('.story-video');
const button = (page: Page, name: string): Locator => dialogOf(page).getByRole('button', { name });

test.beforeEach(({ page }) => playSlowly(page));

/** Plays the current video at high speed to its end; the next one plays slowly again. */
const hurry = (page: Page): Promise<void> =>
  videoOf(page).evaluate((video: HTMLVideoElement) => void (video.playbackRate = 8));

/** Returns true if the video is audible. Firefox mutes media below a quarter of the normal speed. */
const soundsOn = (page: Page): Promise<boolean> =>
  videoOf(page).evaluate((video: HTMLVideoElement) => !Object.assign(video, { playbackRate: 0.25 }).muted);

test('stories play one after another with sound after an early tap, and return to the page at the end', async ({ page }) => {
  const files = requestsTo(page, filesOf('show-stories', 'story-dialog'));
  const asked = requestsTo(page, /\/media\/story-\d\.mp4/);
  const chunk = await holdBack(page, chunkOf('story'));
  await page.goto(persian);
  const opener = openersOf(page).nth(1);
  await opener.tap();
  await chunk.asked;
  expect([...files, ...asked]).toEqual([]);
  chunk.release();
  await expectPlaying(videoOf(page));
  await expect(headingOf(page)).toHaveText(/۲ از ۳/);
  expect(files.map(request => nameOf(request.url())).sort()).toEqual(['show-stories.js', 'story-dialog.css']);
  expect(await soundsOn(page)).toBe(true);
  await hurry(page);
  await expect(headingOf(page)).toHaveText(/۳ از ۳/);
  await expectPlaying(videoOf(page));
  await hurry(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(asked.some(request => request.url().endsWith('/story-1.mp4'))).toBe(false);
});

test('taps pause and change a story, and a swipe leads nowhere', async ({ page }) => {
  await page.goto('/');
  await page.goto(persian);
  await openersOf(page).first().tap();
  await expectPlaying(videoOf(page));
  await page.touchscreen.tap(180, 400);
  await expect(button(page, 'توقف')).toHaveAttribute('aria-pressed', 'true');
  await expect(videoOf(page)).toHaveJSProperty('paused', true);
  await page.touchscreen.tap(180, 400);
  await expectPlaying(videoOf(page));
  const [next, previous] = [button(page, 'بعدی'), button(page, 'قبلی')];
  expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
  await next.tap();
  await expect(headingOf(page)).toHaveText(/۲ از ۳/);
  await previous.tap();
  await expect(headingOf(page)).toHaveText(/۱ از ۳/);
  // The swipes come last: browsers ignore taps for a while after a swipe.
  for (const [from, to] of [[40, 340], [320, 20]] as const) {
    await swipe(page, from, to);
    // After two frames, a browser that navigates back has started to do so.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expectPlaying(videoOf(page));
    await expect(page).toHaveURL(persian);
    await expect(headingOf(page)).toHaveText(/۱ از ۳/);
  }
});

test('each way to close stories returns to the same place', async ({ page }) => {
  await page.goto('/en/catalogue');
  await page.goto(english);
  const opener = openersOf(page).nth(1);
  await opener.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  for (const close of [() => button(page, 'Close').tap(), () => page.keyboard.press('Escape'), () => goBack(page)]) {
    await opener.tap();
    await expectPlaying(videoOf(page));
    const [next, previous] = [await button(page, 'Next').boundingBox(), await button(page, 'Previous').boundingBox()];
    expect(next?.x).toBeGreaterThan(previous?.x ?? 0);
    expect(await violationsOn(page, { part: '.story-dialog' })).toEqual([]);
    await page.mouse.wheel(0, 600);
    await close();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(english);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => page.evaluate(() => Reflect.has(Object(history.state) as object, 'story'))).toBe(false);
  }
  await goBack(page);
  await expect(page).toHaveURL('/en/catalogue');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a story opens in the browser\'s own player', async ({ page }) => {
    await page.goto(persian);
    await openersOf(page).nth(1).tap();
    await expect(page).toHaveURL(/\/media\/story-2\.mp4\??$/);
    await expect(page.locator('video')).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, failedResource, failFirst, holdBack, requestsTo, wake } from '../testing/boxes.ts';
import { expectPlaying } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

const persian = '/category/video';
const english = '/category/films';
const videos = /\/media\/.*\.(mp4|m2t)|\.m3u8/;

const openersOf = (page: Page): Locator => page.locator('.lazy-video-opener');
const videoOf = (page: Page): Locator => page.locator('.lazy-video-player video');
const streamOf = (page: Page): Locator => boxOf(page, 'live').locator('video');

test('a lazy video replaces its picture once, even with taps before its script', async ({ page }) => {
  const asked = requestsTo(page, videos);
  const { release, asked: script } = await holdBack(page, chunkOf('lazy-video'));
  await page.goto(persian);
  const opener = openersOf(page).first();
  await opener.scrollIntoViewIfNeeded();
  const room = await opener.boundingBox();
  await opener.tap();
  await script;
  await opener.tap();
  expect(asked).toEqual([]);
  release();
  await expectPlaying(videoOf(page));
  await expect(videoOf(page)).toHaveCount(1);
  await expect.poll(() => videoOf(page).boundingBox()).toEqual(room);
  await expect(videoOf(page)).toBeFocused();
  await expect(page.locator('.lazy-video-item').first()).toHaveClass(/has-player playing/);
  await expect(page).toHaveURL(persian);
  // A phone requests only the size that fits its player.
  expect(new Set(asked.map(request => new URL(request.url()).pathname))).toEqual(new Set(['/media/1311-180.mp4']));
  expect(await violationsOn(page)).toEqual([]);
});

test('a live channel that cannot be had says so, and plays without an end after a retry', async ({ page, problems }) => {
  problems.expect(failedResource);
  const asked = await failFirst(page, /\/live\/newsroom\/master\.m3u8/, 2);
  await page.goto(english);
  const live = boxOf(page, 'live');
  await wake(live);
  expect(asked).toEqual([]);
  await streamOf(page).evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
  await expect(live.getByRole('status')).toHaveText('The live stream is not available right now.');
  await expect(live.locator('.live-mark')).toBeHidden();
  await live.getByRole('button', { name: 'Try again' }).tap();
  await expectPlaying(streamOf(page));
  await expect(streamOf(page)).toHaveJSProperty('duration', Infinity);
  await expect(live.getByRole('status')).toBeEmpty();
  await expect(live.locator('.live-mark')).toBeVisible();
  await expect(live.locator('.live-again')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a video\'s picture links to its story, and the live channel uses the browser\'s own player', async ({ page }) => {
    await page.goto(english);
    await expect(streamOf(page)).toHaveAttribute('src', '/live/newsroom/master.m3u8');
    await expect(streamOf(page)).toHaveAttribute('controls');
    await openersOf(page).first().tap();
    await expect(page).toHaveURL(/\/news\/1322/);
    await expect(page.locator('h1')).toHaveText('Five hours of railway in twelve seconds');
  });
});

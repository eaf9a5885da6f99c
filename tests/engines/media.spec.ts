import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chunkOf, holdBack } from '../testing/boxes.ts';
import { expectHidden, expectShown } from './steps.ts';
import { expect, test } from '../testing/test.ts';

const video = '[data-widget=player] .player-media';

/** Returns the video's current time in seconds, or 0 while it is paused or muted. */
const heardOf = (page: Page): Promise<number> =>
  page.evaluate(part => {
    const { paused, muted, currentTime } = document.querySelector<HTMLVideoElement>(part) ?? new Audio();
    return paused || muted ? 0 : currentTime;
  }, video);

const expectPlaying = (page: Page): Promise<void> => expect.poll(() => heardOf(page)).toBeGreaterThan(0);

const configure = (page: Page, settings: object): Promise<void> =>
  page.evaluate(more => {
    const box = document.querySelector<HTMLElement>('[data-widget=player]');
    if (box) box.dataset.conf = JSON.stringify({ ...JSON.parse(box.dataset.conf ?? '{}'), ...more });
  }, settings);

test('a video plays with sound after an advert longer than a user activation', async ({ page }) => {
  await page.goto('/news/1311');
  await page.tap('.player-start');
  await expectShown(page, '.preroll-progress');
  await expectHidden(page, '.preroll');
  await expectPlaying(page);
});

test('a video plays with sound after an ad server\'s advert', async ({ page }) => {
  await page.goto('/en/catalogue/player/film');
  await configure(page, { vastTag: '/vast?answer=inline' });
  await page.tap('.player-start');
  await expectShown(page, '.preroll video');
  await expectHidden(page, '.preroll');
  await expectPlaying(page);
});

const playlist = readFileSync('fixtures/media/hls/180.m3u8', 'utf8').replace(/^(?=\w)/gm, '/media/hls/');

for (const [address, contentType] of [
  ['/media/hls/master.m3u8?token=1', ''],
  ['/live/PLAYLIST.M3U8', 'application/vnd.apple.mpegurl'],
  ['/live/play', 'application/x-mpegURL'],
  ['/live/vague', 'text/plain'],
] as const) {
  test(`a stream at ${address} plays${contentType && `, sent as ${contentType}`}`, async ({ page }) => {
    if (contentType) await page.route(address, route => route.fulfill({ contentType, body: playlist }));
    await page.goto('/en/catalogue/player/stream');
    await configure(page, { mediaUrl: address });
    await page.tap('.player-start');
    await expectPlaying(page);
  });
}

test('a video in a list plays with sound, or shows its play button, if its player loads after the user activation', async ({ page }) => {
  const { release, asked } = await holdBack(page, chunkOf('player'));
  await page.goto('/category/films');
  await page.tap('.lazy-video-opener');
  await asked;
  await page.waitForFunction(() => !navigator.userActivation.isActive);
  release();
  await expectShown(page, video);
  const sign = page.locator('.player-start');
  await expect.poll(async () => (await heardOf(page)) > 0 || (await sign.isVisible())).toBe(true);
  if (await sign.isVisible()) await sign.tap();
  await expectPlaying(page);
});

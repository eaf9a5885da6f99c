import type { Locator, Page } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, requestsTo } from '../testing/boxes.ts';
import { expectPlaying } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

const isOfAdverts = /\/vast|\/media\/advert|\/(vast|show-advert)-[A-Z2-7]{8}\.js|\/preroll-/;

const stageOf = (page: Page): Locator => page.locator('.preroll');
const videoOf = (page: Page): Locator => boxOf(page, 'player').locator('video.player-media');

async function openPlayer(page: Page, settings: object): Promise<void> {
  await page.goto('/en/catalogue/player/film');
  await boxOf(page, 'player').evaluate((box: HTMLElement, more) => {
    box.dataset.conf = JSON.stringify({ ...JSON.parse(box.dataset.conf ?? '{}'), ...more });
  }, settings);
}

const start = (page: Page): Promise<void> => boxOf(page, 'player').getByRole('button', { name: /^Play/ }).tap();

/** Waits until the video itself plays and the advert is gone. */
async function expectVideo(page: Page): Promise<void> {
  await expectPlaying(videoOf(page));
  await expect(stageOf(page)).toHaveCount(0);
  await expect(videoOf(page)).toBeFocused();
}

test('an ad server\'s advert plays before the video, reports its progress, and can be skipped by keyboard', async ({ page }) => {
  const asked = requestsTo(page, isOfAdverts);
  const reports = requestsTo(page, /\/vast\/track/);
  const reported = (): (string | null)[] => reports.map(request => new URL(request.url()).searchParams.get('event'));
  // A playback rate of 0 stops the advert from reaching a quarter by itself on a slow machine.
  await page.addInitScript(() => {
    const hold = ({ target }: Event): void => {
      const video = target as HTMLMediaElement;
      if (video.closest('.preroll')) video.playbackRate = 0;
    };
    addEventListener('play', hold, true);
  });
  await openPlayer(page, {});
  await page.evaluate(() => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'vast-ad-tag');
    meta.content = '/vast?answer=inline';
    document.head.append(meta);
  });
  expect(asked).toEqual([]);
  await start(page);
  await expect(stageOf(page).getByRole('status')).toHaveText('Advertisement');
  await expect(videoOf(page)).toHaveJSProperty('paused', true);
  await expect.poll(reported).toEqual(['impression', 'start']);
  await stageOf(page).locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 0.6 * video.duration));
  await expect(stageOf(page).getByRole('button', { name: 'Skip advert' })).toBeFocused();
  expect(await violationsOn(page, { part: '.preroll' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expectVideo(page);
  await expect.poll(reported).toEqual(['impression', 'start', 'firstQuartile', 'midpoint', 'skip']);
  for (const report of reports) expect((await report.response())?.status()).toBe(204);
});

test('an image advert covers the video for its duration, links to its page, and then goes', async ({ page }) => {
  const advert = { type: 'image', href: '/en', src: '/media/advert-720.webp', title: 'Tea in the garden', duration: 30_000 };
  await page.clock.install();
  await openPlayer(page, { advert });
  await start(page);
  await expect(stageOf(page).getByRole('link', { name: advert.title })).toBeVisible();
  const room = await videoOf(page).boundingBox();
  await expect.poll(() => stageOf(page).boundingBox()).toEqual(room);
  expect(await violationsOn(page, { part: '.preroll' })).toEqual([]);
  await page.clock.runFor(advert.duration);
  await expectVideo(page);
});

const answers = ['page', 'empty', 'oversized', 'no-media', 'script-only', 'script-then-film', 'wrapper', 'wrapper-loop', 'broken'];

for (const answer of isNightly ? answers : answers.slice(0, 1)) {
  test(`the video plays, and the console stays silent, where an ad server answers ${answer}`, async ({ page }) => {
    await openPlayer(page, { vastTag: `/vast?answer=${answer}` });
    await start(page);
    await expectVideo(page);
  });
}

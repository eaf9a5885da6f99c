import type { Locator, Page } from '@playwright/test';
import { failedResource } from '../testing/boxes.ts';
import { expectPlaying, streamScripts, timeOf } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

// As sharp as phones are: which quality is played hangs on it.
test.use({ deviceScaleFactor: 3 });

const streamBox = (page: Page): Locator => page.locator('[data-widget=player]').nth(1);

test('a stream that the browser cannot play is played by a worker, in the quality that is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto('/en/catalogue/player');
  const player = streamBox(page);
  const worker = page.waitForEvent('worker');
  await player.locator('.player-start').tap();
  expect((await worker).url()).toMatch(streamScripts);
  const film = player.locator('.player-media');
  await expectPlaying(film);
  const qualities = player.locator('.player-quality');
  await expect(qualities.locator('option')).toHaveText(['Automatic', '180p', '270p', '360p']);
  await qualities.selectOption('360p');
  await expect.poll(() => film.evaluate((media: HTMLVideoElement) => media.videoHeight)).toBe(360);
});

test('a stream one of whose levels is gone plays in the others, whoever plays streams here', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route('**/360.m3u8', route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  const player = streamBox(page);
  await player.locator('.player-start').tap();
  await expectPlaying(player.locator('.player-media'), 1);
  await expect(player.getByRole('status')).toBeEmpty();
});

test.describe('a stream that the browser cannot play', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
  });

  test('and is not there says so at once, and plays once it is there', async ({ page, problems }) => {
    problems.expect(failedResource);
    await page.route('**/master.m3u8', route => route.fulfill({ status: 404 }));
    await page.goto('/en/catalogue/player');
    await streamBox(page).locator('.player-start').tap();
    await expect(streamBox(page).getByRole('status')).not.toBeEmpty();
    await page.unroute('**/master.m3u8');
    await streamBox(page).getByRole('button', { name: 'Try again' }).tap();
    await expectPlaying(streamBox(page).locator('.player-media'));
  });

  test('nor hls.js says so', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { MediaSource: undefined, ManagedMediaSource: undefined }));
    await page.goto('/en/catalogue/player');
    await streamBox(page).locator('.player-start').tap();
    await expect(streamBox(page).getByRole('status')).not.toBeEmpty();
  });

  test('goes on where it was when it is tried again', async ({ page }) => {
    await page.goto('/en/catalogue/player');
    await streamBox(page).locator('.player-start').tap();
    const film = streamBox(page).locator('.player-media');
    await expectPlaying(film, 1.5);
    await film.evaluate(media => media.dispatchEvent(new Event('error')));
    await streamBox(page).getByRole('button', { name: 'Try again' }).tap();
    await expect(streamBox(page).getByRole('status')).toBeEmpty();
    await expectPlaying(film);
    expect(await timeOf(film)).toBeGreaterThanOrEqual(1.5);
  });
});

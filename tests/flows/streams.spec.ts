import type { Locator, Page } from '@playwright/test';
import { failedResource } from '../testing/boxes.ts';
import { expectPlaying, streamScripts, timeOf } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

// The player chooses the quality by the pixel density; phones have about 3.
test.use({ deviceScaleFactor: 3 });

const streamBox = (page: Page): Locator => page.locator('[data-widget=player]').nth(1);

test('a stream that the browser cannot play is played by a worker, and a retry resumes at the same time', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.route('**/master.m3u8', route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  const player = streamBox(page);
  const [video, status] = [player.locator('.player-media'), player.getByRole('status')];
  const again = player.getByRole('button', { name: 'Try again' });
  await player.locator('.player-start').tap();
  await expect(status).not.toBeEmpty();

  await page.unroute('**/master.m3u8');
  const worker = page.waitForEvent('worker');
  await again.tap();
  expect((await worker).url()).toMatch(streamScripts);
  await expectPlaying(video);
  const qualities = player.locator('.player-quality');
  await expect(qualities.locator('option')).toHaveText(['Automatic', '180p', '270p', '360p']);
  await qualities.selectOption('360p');
  await expect(video).toHaveJSProperty('videoHeight', 360);

  await expectPlaying(video, 1.5);
  await video.evaluate(media => media.dispatchEvent(new Event('error')));
  await again.tap();
  await expect(status).toBeEmpty();
  await expectPlaying(video);
  expect(await timeOf(video)).toBeGreaterThanOrEqual(1.5);
});

test('a stream whose best level is gone plays the other levels', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route('**/360.m3u8', route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  await streamBox(page).locator('.player-start').tap();
  await expectPlaying(streamBox(page).locator('.player-media'), 1);
  await expect(streamBox(page).getByRole('status')).toBeEmpty();
});

import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, failedResource, failFirst, holdBack, requestsTo, wake } from '../testing/boxes.ts';
import { expectPlaying } from '../testing/playing.ts';
import { expect, test } from '../testing/test.ts';

const persian = '/category/video';
const english = '/category/films';
const films = /\/media\/.*\.(mp4|m2t)|\.m3u8/;

const openersOf = (page: Page): Locator => page.locator('.lazy-video-opener');
const filmOf = (page: Page): Locator => page.locator('.lazy-video-player video');
const streamOf = (page: Page): Locator => boxOf(page, 'live').locator('video');

const press = (film: Locator): Promise<void> =>
  film.evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));

test('a film plays in the place of its picture, and nothing of any film is fetched before the tap', async ({ page }) => {
  const asked = requestsTo(page, films);
  const visits = requestsTo(page, /\/rest\/m?visit/);
  await page.goto(persian);
  const opener = openersOf(page).first();
  await opener.scrollIntoViewIfNeeded();
  const room = await opener.boundingBox();
  expect(asked).toEqual([]);
  await opener.tap();
  await expectPlaying(filmOf(page));
  expect(await filmOf(page).boundingBox()).toEqual(room);
  await expect(filmOf(page)).toBeFocused();
  await expect(page.locator('.lazy-video-item').first()).toHaveClass(/has-player playing/);
  // A phone gets the size that its player has room for, and no other.
  expect(new Set(asked.map(request => new URL(request.url()).pathname))).toEqual(new Set(['/media/1311-180.mp4']));
  const seen = () => visits.map(request => `${new URL(request.url()).pathname} ${request.postData()}`).sort();
  await expect.poll(seen).toEqual(['/rest/mvisit mid=1311', '/rest/visit nid=1311&obj=news&src=video']);
});

test('a tap that comes before the script is kept, and a second one makes no second player', async ({ page }) => {
  const { release, asked } = await holdBack(page, chunkOf('lazy-video'));
  await page.goto(persian);
  const opener = openersOf(page).nth(1);
  await opener.tap();
  await asked;
  await opener.tap();
  release();
  await expectPlaying(filmOf(page));
  await expect(filmOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${persian}$`));
});

test('a film whose player cannot be had leads to its story', async ({ page, problems }) => {
  problems.expect(failedResource, /Failed to fetch dynamically imported module/);
  await failFirst(page, chunkOf('player'), 10);
  await page.goto(persian);
  await openersOf(page).first().tap();
  await expect(page).toHaveURL(/\/news\/1311/);
});

test('the live channel plays when it is pressed, and has no end', async ({ page }) => {
  const asked = requestsTo(page, films);
  await page.goto(english);
  await wake(boxOf(page, 'live'));
  expect(asked).toEqual([]);
  await press(streamOf(page));
  await expectPlaying(streamOf(page));
  expect(await streamOf(page).evaluate((video: HTMLVideoElement) => video.duration)).toBe(Infinity);
  await expect(boxOf(page, 'live').getByRole('status')).toBeEmpty();
});

test('a live channel that cannot be had says so, and plays when it is tried again and is there', async ({ page, problems }) => {
  problems.expect(failedResource);
  await failFirst(page, /\/live\/newsroom\/master\.m3u8/, 2);
  await page.goto(english);
  const live = boxOf(page, 'live');
  await wake(live);
  await press(streamOf(page));
  await expect(live.getByRole('status')).toHaveText('The live stream cannot be reached just now.');
  await expect(live.locator('.live-mark')).toBeHidden();
  await live.getByRole('button', { name: 'Try again' }).tap();
  await expectPlaying(streamOf(page));
  await expect(live.getByRole('status')).toBeEmpty();
  await expect(live.locator('.live-mark')).toBeVisible();
  await expect(live.locator('.live-again')).toHaveCount(0);
});

for (const address of [persian, english]) {
  test(`${address} is for everybody, also while a film plays`, async ({ page }) => {
    await page.goto(address);
    expect(await violationsOn(page)).toEqual([]);
    await openersOf(page).first().tap();
    await expectPlaying(filmOf(page));
    expect(await violationsOn(page)).toEqual([]);
  });
}

test('the stories of a page play over it, one after another, and lend it back', async ({ page }) => {
  const asked = requestsTo(page, /story-\d\.mp4/);
  await page.goto(persian);
  expect(asked).toEqual([]);
  const opener = page.locator('.story-opener').first();
  await opener.tap();
  const dialog = page.getByRole('dialog');
  await expectPlaying(dialog.locator('video').first());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film’s picture leads to its story, and the live channel is in the browser’s own player', async ({ page }) => {
    await page.goto(english);
    await expect(streamOf(page)).toHaveAttribute('src', '/live/newsroom/master.m3u8');
    await expect(streamOf(page)).toHaveAttribute('controls');
    await openersOf(page).first().tap();
    await expect(page).toHaveURL(/\/news\/1322/);
    await expect(page.locator('h1')).toHaveText('Five hours of railway in twelve seconds');
  });
});

import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, failedResource, holdBack, requestsTo } from '../testing/boxes.ts';
import { missesOn } from '../testing/hits.ts';
import { expectPlaying, streamScripts, timeOf } from '../testing/playing.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

// As sharp as phones are: which quality is played hangs on it.
test.use({ deviceScaleFactor: 3 });

/** What is worked by no view: keys, which medium is heard, and the browser's own controls. */
const withoutView = { tag: '@without-view' };

const films = /\/media\/.*\.(mp4|m4a|ts|m3u8)/;

const filmOf = (page: Page): Locator => boxOf(page, 'player').locator('.player-media');
const startOf = (page: Page): Locator => boxOf(page, 'player').locator('.player-start');

/** Waits for what is fetched with the first film that plays: keys work it, and it is the only one that is heard. */
const expectFollowed = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBeTruthy();

const fileOf = (film: Locator): Promise<string> =>
  film.evaluate((media: HTMLMediaElement) => new URL(media.currentSrc).pathname);

for (const edition of ['', '/en']) {
  const catalogue = `${edition}/catalogue/player`;

  test(`${catalogue}: a tap before the script has come plays the film, and nothing of it was fetched before`, async ({ page }) => {
    const asked = requestsTo(page, films);
    const shifts = await watchShifts(page);
    await page.goto(catalogue);
    const { release, asked: script } = await holdBack(page, chunkOf('player'));
    expect(asked).toEqual([]);
    await startOf(page).tap();
    await script;
    expect(asked).toEqual([]);
    release();
    await expectPlaying(filmOf(page));
    await expect(filmOf(page)).toBeFocused();
    await expect(startOf(page)).toHaveCount(0);
    expect(await shifts()).toEqual([]);
    expect(await violationsOn(page, { part: '.specimen' })).toEqual([]);
  });
}

test('another quality goes on where the first was, and no code for streams is fetched for a file', async ({ page }) => {
  const asked = requestsTo(page, streamScripts);
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await expectPlaying(filmOf(page), 1);
  expect(await fileOf(filmOf(page))).toBe('/media/1311-360.mp4');
  await boxOf(page, 'player').locator('.player-speed').selectOption('2');
  await boxOf(page, 'player').locator('.player-quality').selectOption({ label: '180p' });
  await expectPlaying(filmOf(page), 1);
  expect(await fileOf(filmOf(page))).toBe('/media/1311-180.mp4');
  expect(await filmOf(page).evaluate((media: HTMLMediaElement) => media.playbackRate)).toBe(2);
  expect(asked).toEqual([]);
});

test('a film whose file is not there plays in a smaller one', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route('**/1311-360.mp4', route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await expectPlaying(filmOf(page));
  expect(await fileOf(filmOf(page))).toBe('/media/1311-180.mp4');
  await expect(boxOf(page, 'player').getByRole('status')).toBeEmpty();
});

test('a film that cannot be had says so with its file, and plays once it is there', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route('**/1311-*.mp4', route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  const player = boxOf(page, 'player');
  await expect(player.getByRole('status')).not.toBeEmpty();
  await expect(player.locator('.player-ways a')).toHaveAttribute('href', '/media/1311-180.mp4');
  await page.unroute('**/1311-*.mp4');
  await player.getByRole('button', { name: 'Try again' }).tap();
  await expectPlaying(filmOf(page));
  await expect(player.locator('.player-ways')).toHaveCount(0);
});

test('a film is worked by keys, its button included', withoutView, async ({ page }) => {
  await page.goto('/catalogue/player');
  await startOf(page).press('Enter');
  await expectPlaying(filmOf(page));
  await expectFollowed(page);
  await page.keyboard.press('k');
  await expect.poll(() => filmOf(page).evaluate((media: HTMLMediaElement) => media.paused)).toBe(true);
  const before = await timeOf(filmOf(page));
  await page.keyboard.press('ArrowRight');
  expect(await timeOf(filmOf(page))).toBeCloseTo(before + 5, 0);
  const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement?.className === 'player-frame');
  await expect(page.locator('.player-controls').first()).toBeAttached();
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
});

test('a sound plays by a tap on its bar, as fast as the reader likes it', async ({ page }) => {
  await page.goto('/en/catalogue/player');
  const sound = page.locator('.player-audio').first();
  await sound.locator('.player-start').tap();
  await expectPlaying(sound.locator('audio'));
  await sound.locator('.player-speed').selectOption('1.5');
  await page.reload();
  await sound.locator('.player-start').tap();
  await expectPlaying(sound.locator('audio'));
  expect(await sound.locator('audio').evaluate((media: HTMLMediaElement) => media.playbackRate)).toBe(1.5);
  await expect(sound.locator('.player-speed')).toHaveValue('1.5');
});

test('where the script cannot be had, the browser’s own controls play the film', withoutView, async ({ page, problems }) => {
  problems.expect(failedResource, /Failed to fetch dynamically imported module/);
  await page.route(chunkOf('player'), route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await expect(startOf(page)).toBeHidden();
  const height = await filmOf(page).evaluate(film => film.clientHeight);
  // Where Chromium has its button to play.
  await filmOf(page).tap({ position: { x: 24, y: height - 48 } });
  await expectPlaying(filmOf(page));
});

test('a film has one set of controls, which step back while it plays and come with a tap', withoutView, async ({ page }) => {
  await page.goto('/catalogue/player');
  const controls = boxOf(page, 'player').locator('.player-controls');
  await startOf(page).tap();
  await expectPlaying(filmOf(page));
  await expect(controls).toBeVisible();
  await expect(filmOf(page)).toHaveJSProperty('controls', false);
  await expect(controls.locator('.player-time').last()).toHaveText('۰:۱۲');
  expect(await missesOn(page, '.player-controls')).toEqual([]);
  await expect(controls).toHaveCSS('opacity', '0');
  await filmOf(page).tap({ position: { x: 60, y: 60 } });
  await expect(controls).toHaveCSS('opacity', '1');
  await boxOf(page, 'player').getByRole('button', { name: 'توقف' }).tap();
  await expect(filmOf(page)).toHaveJSProperty('paused', true);
});

test('starting one audible medium pauses the other', withoutView, async ({ page }) => {
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await expectPlaying(filmOf(page));
  await expectFollowed(page);
  const sound = page.locator('audio').first();
  await sound.evaluate((media: HTMLMediaElement) => media.play());
  await expect.poll(() => filmOf(page).evaluate((media: HTMLMediaElement) => media.paused)).toBe(true);
});

test.describe('without a script', withoutView, () => {
  test.use({ javaScriptEnabled: false });

  test('a film is in the browser’s own player, and nothing stands over it', async ({ page }) => {
    await page.goto('/en/catalogue/player');
    await expect(filmOf(page)).toHaveAttribute('controls');
    await expect(filmOf(page)).toHaveAttribute('src', '/media/1311-180.mp4');
    await expect(startOf(page)).toBeHidden();
  });
});

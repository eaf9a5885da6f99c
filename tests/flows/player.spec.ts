import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, failedResource, holdBack, hurryUntil, requestsTo } from '../testing/boxes.ts';
import { missesOn } from '../testing/hits.ts';
import { expectPlaying, playEndlessly, streamScripts, timeOf } from '../testing/playing.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

// The player chooses the quality by the pixel density; phones have about 3.
test.use({ deviceScaleFactor: 3 });

const videos = /\/media\/.*\.(mp4|m4a|ts|m3u8)/;

const playerOf = (page: Page): Locator => boxOf(page, 'player');
const videoOf = (page: Page): Locator => playerOf(page).locator('.player-media');
const startOf = (page: Page): Locator => playerOf(page).locator('.player-start');

const fileOf = (video: Locator): Promise<string> =>
  video.evaluate((media: HTMLMediaElement) => new URL(media.currentSrc).pathname);

test.beforeEach(({ page }) => playEndlessly(page));

/**
 * Returns true in WebKit: there the tap itself must load the file, or later plays are not allowed
 * (widgets/shared/playback/unlock.ts).
 */
const unlocksInTap = (page: Page): Promise<boolean> => videoOf(page).evaluate(video => 'audioTracks' in video);

test('a video plays after a tap that came before its script, and fetches nothing earlier', async ({ page }) => {
  const asked = requestsTo(page, videos);
  const shifts = await watchShifts(page);
  await page.goto('/catalogue/player');
  const { release, asked: script } = await holdBack(page, chunkOf('player'));
  expect(asked).toEqual([]);
  const unlocks = await unlocksInTap(page);
  await startOf(page).tap();
  await script;
  expect(unlocks ? [] : asked).toEqual([]);
  release();
  await expectPlaying(videoOf(page));
  await expect(videoOf(page)).toBeFocused();
  await expect(startOf(page)).toHaveCount(0);
  expect(await shifts()).toEqual([]);
  expect(await violationsOn(page, { part: '.specimen' })).toEqual([]);
});

test('a video is worked by keys, and has one set of controls that fade out and return with a tap', async ({ page }) => {
  await page.clock.install();
  await page.goto('/catalogue/player');
  await startOf(page).press('Enter');
  await expectPlaying(videoOf(page));
  const controls = playerOf(page).locator('.player-controls');
  await expect(controls).toBeVisible();
  await expect(videoOf(page)).toHaveJSProperty('controls', false);
  await expect(controls.locator('.player-time').last()).toHaveText('۰:۱۲');

  // The keyboard code loads when the first video plays.
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBeTruthy();
  await page.keyboard.press('k');
  await expect(videoOf(page)).toHaveJSProperty('paused', true);
  await videoOf(page).evaluate((media: HTMLMediaElement) => (media.currentTime = 2));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(videoOf(page))).toBeCloseTo(7, 0);
  for (const isFull of [true, false]) {
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className === 'player-frame')).toBe(isFull);
  }

  // The controls stay visible while the video is paused.
  expect(await missesOn(page, '.player-controls')).toEqual([]);
  await playerOf(page).getByRole('button', { name: 'پخش' }).tap();
  await expectPlaying(videoOf(page));
  await page.clock.fastForward(3000);
  await expect(controls).toHaveCSS('opacity', '0');
  // On a busy machine, the controls may have faded again before the check.
  await expect(async () => {
    await videoOf(page).tap({ position: { x: 60, y: 60 } });
    await expect(controls).toHaveCSS('opacity', '1', { timeout: 1000 });
  }).toPass();
  await expect(videoOf(page)).toHaveJSProperty('paused', false);
});

test('another quality keeps the time, the speed and the captions, and loads no streaming code', async ({ page }) => {
  const asked = requestsTo(page, streamScripts);
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await expectPlaying(videoOf(page), 1);
  await expect.poll(() => fileOf(videoOf(page))).toBe('/media/1311-360.mp4');
  await playerOf(page).locator('.player-captions').selectOption({ label: 'English' });
  await playerOf(page).locator('.player-speed').selectOption('2');
  await playerOf(page).locator('.player-quality').selectOption({ label: '180p' });
  await expect.poll(() => fileOf(videoOf(page))).toBe('/media/1311-180.mp4');
  await expectPlaying(videoOf(page), 1);
  await expect(videoOf(page)).toHaveJSProperty('playbackRate', 2);
  const shown = (): Promise<string[]> =>
    videoOf(page).evaluate(({ textTracks }: HTMLMediaElement) =>
      [...textTracks].flatMap(({ mode, language, cues }) => (mode === 'showing' && cues?.length ? [language] : [])),
    );
  await expect.poll(shown).toEqual(['en']);
  expect(asked).toEqual([]);
});

test('captions that start by default stay off after the reader has turned them off @each-engine', async ({ page }) => {
  await page.route('**/en/catalogue/player', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<track(?=[^>]*srclang="fa")/gi, '<track default');
    await route.fulfill({ response, body });
  });
  const shown = (): Promise<string[]> =>
    videoOf(page).evaluate(({ textTracks }: HTMLMediaElement) =>
      [...textTracks].flatMap(({ mode, language }) => (mode === 'showing' ? [language] : [])),
    );
  await page.goto('/en/catalogue/player');
  for (const time of ['first', 'next']) {
    await startOf(page).tap();
    await expectPlaying(videoOf(page), 1);
    if (time === 'first') {
      // WebKit ignores the default and starts without captions.
      for (const [choice, languages] of [['0', ['fa']], ['-1', []]] as const) {
        await playerOf(page).locator('.player-captions').selectOption(choice);
        await expect.poll(shown).toEqual(languages);
      }
    }
    await expect.poll(shown).toEqual([]);
    await playerOf(page).locator('.player-quality').selectOption({ label: '180p' });
    await expect.poll(() => fileOf(videoOf(page))).toBe('/media/1311-180.mp4');
    await expectPlaying(videoOf(page), 1);
    expect(await shown()).toEqual([]);
    await page.reload();
  }
});

test('a video that fails in all sizes links to its file, and plays once it is available', async ({ page, problems }) => {
  problems.expect(failedResource);
  const asked = requestsTo(page, videos);
  await page.route('**/1311-*.mp4', route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await expect(playerOf(page).getByRole('status')).not.toBeEmpty();
  const files = [...new Set(asked.map(request => new URL(request.url()).pathname))];
  const sizes = ['/media/1311-360.mp4', '/media/1311-180.mp4'];
  expect(files).toEqual((await unlocksInTap(page)) ? sizes.toReversed() : sizes);
  await expect(playerOf(page).locator('.player-ways a')).toHaveAttribute('href', '/media/1311-180.mp4');
  await page.unroute('**/1311-*.mp4');
  await playerOf(page).getByRole('button', { name: 'Try again' }).tap();
  await expectPlaying(videoOf(page));
  await expect(playerOf(page).locator('.player-ways')).toHaveCount(0);
});

test('an audio bar plays on tap, and pauses when a video starts', async ({ page }) => {
  await page.goto('/en/catalogue/player');
  const bar = page.locator('.player-audio').first();
  await bar.locator('.player-start').tap();
  await expectPlaying(bar.locator('audio'));
  await startOf(page).tap();
  await expectPlaying(videoOf(page));
  await expect(bar.locator('audio')).toHaveJSProperty('paused', true);
});

test('a video keeps the browser\'s own controls if its script fails to load', async ({ page, problems }) => {
  problems.expect(failedResource, /Failed to fetch dynamically imported module/);
  await page.clock.install();
  await page.route(chunkOf('player'), route => route.fulfill({ status: 404 }));
  await page.goto('/en/catalogue/player');
  await startOf(page).tap();
  await hurryUntil(page, () => startOf(page).isHidden());
  await expect(videoOf(page)).toHaveJSProperty('controls', true);
  const covering = await videoOf(page).evaluate(video => {
    const { left, top, width, height } = video.getBoundingClientRect();
    const parts = [0.05, 0.5, 0.95];
    const points = parts.flatMap(across => parts.map(down => [left + across * width, top + down * height] as const));
    return points.filter(point => document.elementFromPoint(...point) !== video);
  });
  expect(covering).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a video uses the browser\'s player with its aspect ratio, and an audio bar is 40 px high', async ({ page }) => {
    await page.goto('/en/catalogue/player');
    await expect(videoOf(page)).toHaveAttribute('controls');
    await expect(videoOf(page)).toHaveAttribute('src', '/media/1311-180.mp4');
    await expect(startOf(page)).toBeHidden();

    const shapes = [
      ['', '', 9 / 16], ['ratio-19-6', '', 9 / 16], ['ratio-21', '', 10 / 21], ['ratio-3-2', '', 2 / 3], ['', '4:3', 3 / 4], ['ratio-21', '4:3', 10 / 21],
    ] as const;
    for (const [name, aspect, share] of shapes) {
      const { width, height, place } = await playerOf(page).evaluate((box, names) => {
        box.setAttribute('class', `player player-video ${names[0]}`);
        box.dataset.aspect = names[1];
        const video = box.querySelector('.player-media')?.getBoundingClientRect();
        return { width: video?.width ?? 0, height: video?.height ?? 0, place: box.clientWidth };
      }, [name, aspect] as const);
      expect(width).toBe(place);
      expect(height / width).toBeCloseTo(share, 2);
    }
    expect(await page.locator('.player-audio .player-media').first().evaluate(sound => sound.clientHeight)).toBe(40);
  });
});

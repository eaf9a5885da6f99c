import type { Locator, Page } from '@playwright/test';
import { boxOf, requestsTo } from '../testing/boxes.ts';
import { openByHand } from '../testing/by-hand.ts';
import { expectPlaying, playSlowly, timeOf } from '../testing/playing.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const article = '/news/1311';

const videoOf = (page: Page): Locator => boxOf(page, 'item-media').locator('video');
const playerOf = (page: Page): Locator => boxOf(page, 'item-media').locator('[data-item-player]');
const chapterOf = (page: Page, position: number): Locator => boxOf(page, 'item-media').locator('.item-chapter').nth(position);

test.beforeEach(({ page }) => playSlowly(page));

/** Scrolls 10 px, which wakes the box. */
async function wakeByScrolling(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10);
  await boxOf(page, 'item-media').and(page.locator('[data-widget-state=ready]')).waitFor();
}

/** Scrolls the page until `target` is `top` px below the top of the viewport. */
const scrollTo = (target: Locator, top: number): Promise<void> =>
  target.evaluate((element, pixels) => scrollBy(0, element.getBoundingClientRect().top - pixels), top);

/** Waits until the player shows only its video in the corner, 12 px from the edge. */
const expectInCorner = (page: Page): Promise<void> =>
  expect(async () => {
    await expect(playerOf(page)).toHaveClass(/mini-player/);
    await expect(playerOf(page)).not.toHaveClass(/mini-player-unseen/);
    await expect(videoOf(page)).toBeInViewport({ ratio: 1 });
    const box = await playerOf(page).boundingBox();
    expect(box).toMatchObject({ x: 12 });
    expect(await videoOf(page).boundingBox()).toEqual(box);
  }).toPass();

test('a video starts at the tapped chapter, continues in a corner while scrolled away, and shifts no layout', async ({ page }) => {
  const videos = requestsTo(page, /\/media\/.*\.mp4/);
  const shifts = await watchShifts(page);
  await page.goto(article);
  const player = boxOf(page, 'player');
  // Without this, a preroll advert would play first.
  await player.evaluate(box => (box.dataset.conf = JSON.stringify({ ...JSON.parse(box.dataset.conf ?? ''), advert: null })));
  await wakeByScrolling(page);
  expect(videos).toEqual([]);
  await chapterOf(page, 2).tap();
  await expect(player).toHaveAttribute('data-widget-state', 'ready');
  await expectPlaying(videoOf(page), 6);
  await expect(page.locator('.player-start')).toHaveCount(0);
  await expect(page).toHaveURL(article);
  const played = boxOf(page, 'item-media').locator('li.played');
  await expect(played).toHaveCount(3);
  await expect(chapterOf(page, 2)).toHaveAttribute('aria-current', 'true');

  const node = await videoOf(page).elementHandle();
  const heightOf = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const [height, time] = [await heightOf(), await timeOf(videoOf(page))];
  await scrollTo(chapterOf(page, 3), 20);
  await expectInCorner(page);
  expect(await heightOf()).toBe(height);
  await expectPlaying(videoOf(page), time);
  expect(await videoOf(page).evaluate((video, before) => video === before, node)).toBe(true);
  await scrollTo(chapterOf(page, 0), 400);
  await expect(playerOf(page)).not.toHaveClass(/mini-player/);
  await expectPlaying(videoOf(page), time);
  expect(await heightOf()).toBe(height);
  expect(await shifts()).toEqual([]);

  await chapterOf(page, 0).press('Enter');
  await expect(played).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.wheel(0, 2500);
  await expectInCorner(page);
});

const unrenderedBox = `
  <div data-widget="item-media" data-load="scroll" data-close-label="Close" data-played-label="played">
    <div data-item-player style="aspect-ratio: 16/9"><video src="/media/1311-360.mp4" preload="none" width="320" height="180"></video></div>
  </div>`;

test('a chapter starts a foreign player at its time, although that player replaces the video element', async ({ page }) => {
  await openByHand(page, `<div data-widget="item-media" data-load="scroll" data-close-label="Close" data-played-label="played">
    <div data-item-player><div class="player player-video" data-widget="player" data-load="tap"><div class="player-frame">
      <video class="player-media" src="/media/1311-360.mp4" preload="none" controls aria-label="A film"></video>
      <button type="button" class="player-start">Play</button></div></div></div>
    <ol><li><a class="item-chapter" href="/media/1311-360.mp4#t=6">Third</a></li></ol></div><p style="height: 1500px">Text</p>`);
  await wakeByScrolling(page);
  const printed = await videoOf(page).elementHandle();
  await chapterOf(page, 0).tap();
  await expectPlaying(videoOf(page), 6);
  expect(await videoOf(page).evaluate((video, before) => video === before, printed)).toBe(false);
});

test('the small player gives way to a button that submits a form', async ({ page }) => {
  await openByHand(page, `${unrenderedBox}<p style="height: 1500px">Text</p>
    <form action="/archive"><button id="send" style="width: 100%; height: 44px">Send</button></form><p style="height: 1500px">Text</p>`);
  await page.addStyleTag({ content: '.mini-player{position:fixed;bottom:12px;right:12px;width:216px}.mini-player-unseen{visibility:hidden}' });
  await wakeByScrolling(page);
  await videoOf(page).evaluate((video: HTMLVideoElement) => video.play());
  await expectPlaying(videoOf(page));
  await scrollTo(page.locator('#send'), 400);
  await expect(playerOf(page)).toHaveClass(/mini-player/);
  await expect(videoOf(page)).toBeVisible();
  await scrollTo(page.locator('#send'), 720);
  await expect(videoOf(page)).toBeHidden();
  await scrollTo(page.locator('#send'), 200);
  await expect(videoOf(page)).toBeVisible();
});

test('a box printed lower on the page moves to its place before it is seen, and shifts no layout', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openByHand(page, `<p style="height: 1200px">A long head</p><p class="article-lead">What it is about</p>
    <img data-item-picture alt="" width="320" height="180"><p style="height: 1000px">Text</p>${unrenderedBox}<p style="height: 900px">The end</p>`);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('.article-lead + [data-widget=item-media]')).toHaveCount(1);
  await expect(page.locator('[data-item-picture]')).toBeHidden();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText('The end')).toBeInViewport();
  expect(await shifts()).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter links to its time in the media file', async ({ page }) => {
    await page.goto(article);
    await chapterOf(page, 2).tap();
    await expect(page).toHaveURL(/\/media\/1311-360\.mp4#t=6$/);
    await expect(page.locator('video')).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { boxOf, requestsTo } from '../testing/boxes.ts';
import { openByHand } from '../testing/by-hand.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

const persian = '/catalogue/item-media';
const english = '/en/catalogue/item-media';

const filmOf = (page: Page): Locator => boxOf(page, 'item-media').locator('video');
const playerOf = (page: Page): Locator => boxOf(page, 'item-media').locator('[data-item-player]');
const chapterOf = (page: Page, position: number): Locator => boxOf(page, 'item-media').locator('.item-chapter').nth(position);

/** The film's time in seconds, while it plays; zero while it does not. */
const playingTime = (page: Page): Promise<number> =>
  filmOf(page).evaluate((film: HTMLVideoElement) => (film.paused ? 0 : film.currentTime));

const expectPlaying = (page: Page, from = 0): Promise<void> =>
  expect.poll(() => playingTime(page)).toBeGreaterThan(from);

/** Scrolls a little, so that the box wakes. Its film plays so slowly that no machine is too slow for what follows. */
async function wakeByScrolling(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10);
  await boxOf(page, 'item-media').and(page.locator('[data-widget-state=ready]')).waitFor();
  const slow = { defaultPlaybackRate: 0.1, playbackRate: 0.1 };
  await filmOf(page).evaluate((film: HTMLVideoElement, rates) => Object.assign(film, rates), slow);
}

async function openAndScroll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeByScrolling(page);
}

async function playFilm(page: Page): Promise<void> {
  await filmOf(page).evaluate((film: HTMLVideoElement) => film.play());
  await expectPlaying(page);
}

/** Scrolls so far that an element is that many pixels from the top of the screen. */
const scrollTo = (target: Locator, top: number): Promise<void> =>
  target.evaluate((element, pixels) => scrollBy(0, element.getBoundingClientRect().top - pixels), top);

for (const [address, played, inlineEnd] of [
  [persian, 'پخش شد', 'left'],
  [english, 'played', 'right'],
] as const) {
  test(`${address}: a press on a chapter plays from there, and what is passed is said to be played`, async ({ page }) => {
    const films = requestsTo(page, /\/media\/.*\.mp4/);
    await openAndScroll(page, address);
    expect(films).toEqual([]);
    await chapterOf(page, 2).tap();
    await expect(page).toHaveURL(address);
    await expectPlaying(page, 6);
    await expect(chapterOf(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(boxOf(page, 'item-media').locator('li.played')).toHaveCount(3);
    await expect(chapterOf(page, 0)).toContainText(played);
    await expect(chapterOf(page, 3)).not.toContainText(played);
    await chapterOf(page, 0).press('Enter');
    await expect(boxOf(page, 'item-media').locator('li.played')).toHaveCount(1);
    await expect(chapterOf(page, 0)).toHaveAttribute('aria-current', 'true');
  });

  test(`${address}: the film stays in the corner where lines end, plays on, and nothing else moves`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await openAndScroll(page, address);
    const node = await filmOf(page).elementHandle();
    await playFilm(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const time = await playingTime(page);
    await scrollTo(chapterOf(page, 3), 20);
    await expect(playerOf(page)).toHaveClass(/mini-player/);
    await expect(filmOf(page)).toBeInViewport({ ratio: 1 });
    const box = await playerOf(page).boundingBox();
    const gap = inlineEnd === 'left' ? (box?.x ?? 0) : 360 - (box?.x ?? 0) - (box?.width ?? 0);
    expect(gap).toBe(12);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await expectPlaying(page, time);
    expect(await filmOf(page).evaluate((film, before) => film === before, node)).toBe(true);
    await scrollTo(chapterOf(page, 0), 400);
    await expect(playerOf(page)).not.toHaveClass(/mini-player/);
    await expectPlaying(page, time);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await shifts()).toEqual([]);
  });
}

test('the button of the small player closes it until the reader plays the film again', async ({ page }) => {
  await openAndScroll(page, english);
  await playFilm(page);
  await scrollTo(chapterOf(page, 3), 20);
  await playerOf(page).getByRole('button', { name: 'Close' }).tap();
  await expect(playerOf(page)).not.toHaveClass(/mini-player/);
  await expect(filmOf(page)).toHaveJSProperty('paused', true);
  await scrollTo(chapterOf(page, 0), 400);
  await expect(filmOf(page)).toBeInViewport();
  await scrollTo(chapterOf(page, 3), 20);
  await expect(filmOf(page)).not.toBeInViewport();
  await expect(playerOf(page)).not.toHaveClass(/mini-player/);
  await scrollTo(chapterOf(page, 0), 400);
  await playFilm(page);
  await scrollTo(chapterOf(page, 3), 20);
  await expect(playerOf(page)).toHaveClass(/mini-player/);
});

for (const width of [360, 1280]) {
  test(`at ${width} nothing but the film is seen of the small player`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAndScroll(page, '/news/1311');
    await playFilm(page);
    await page.mouse.wheel(0, 2500);
    await expect(playerOf(page)).toHaveClass(/mini-player/);
    await expect(playerOf(page)).not.toHaveClass(/mini-player-unseen/);
    expect(await playerOf(page).boundingBox()).toEqual(await filmOf(page).boundingBox());
  });
}

test('an article\'s film counts one visit of its own, when it plays first', async ({ page }) => {
  const visits = requestsTo(page, /\/rest\/mvisit/);
  await openAndScroll(page, '/news/1311');
  expect(visits).toEqual([]);
  await boxOf(page, 'player').locator('.player-start').tap();
  // An advert stands before it.
  await expect.poll(() => visits.length, { timeout: 20_000 }).toBe(1);
  await expectPlaying(page);
  await filmOf(page).evaluate((film: HTMLVideoElement) => film.pause());
  await playFilm(page);
  await chapterOf(page, 1).tap();
  await expectPlaying(page, 2);
  expect(visits.map(request => request.postData())).toEqual(['mid=1311']);
});

test('a film that nobody has begun stays where it is', async ({ page }) => {
  await openAndScroll(page, english);
  await scrollTo(chapterOf(page, 3), 20);
  await expect(filmOf(page)).not.toBeInViewport();
  await expect(playerOf(page)).not.toHaveClass(/mini-player/);
});

test('a press on a chapter begins the player of the house there, and its film comes along', async ({ page }) => {
  await page.goto('/en/catalogue/player');
  const player = await boxOf(page, 'player').evaluate(box => box.outerHTML);
  await openByHand(page, `<div data-widget="item-media" data-load="scroll" data-close-label="Close" data-played-label="played">
    <div data-item-player>${player}</div><p><a class="item-chapter" href="/media/1311-360.mp4#t=4">Fourth second</a></p></div>
    <p style="height: 3000px">Text</p>`);
  await wakeByScrolling(page);
  await chapterOf(page, 0).tap();
  await expect(boxOf(page, 'player')).toHaveAttribute('data-widget-state', 'ready');
  await expectPlaying(page, 4);
  await expect(page.locator('.player-start')).toHaveCount(0);
  await expect(chapterOf(page, 0)).toHaveClass(/played/);
  const time = await playingTime(page);
  await page.mouse.wheel(0, 1500);
  await expect(playerOf(page)).toHaveClass(/mini-player/);
  await expectPlaying(page, time);
});

const foreignBox = `
  <div data-widget="item-media" data-load="scroll" data-close-label="Close" data-played-label="played">
    <div data-item-player style="aspect-ratio: 16/9"><video src="/media/1311-360.mp4" preload="none" width="320" height="180"></video></div>
  </div>`;

test('the small player gives way to a button that sends a form', async ({ page }) => {
  await openByHand(page, `${foreignBox}<p style="height: 1500px">Text</p>
    <form action="/archive"><button id="send" style="width: 100%; height: 44px">Send</button></form><p style="height: 1500px">Text</p>`);
  await page.addStyleTag({ content: '.mini-player{position:fixed;bottom:12px;right:12px;width:216px}.mini-player-unseen{visibility:hidden}' });
  await wakeByScrolling(page);
  await playFilm(page);
  await scrollTo(page.locator('#send'), 400);
  await expect(playerOf(page)).toHaveClass(/mini-player/);
  await expect(filmOf(page)).toBeVisible();
  await scrollTo(page.locator('#send'), 720);
  await expect(filmOf(page)).toBeHidden();
  expect(await page.locator('#send').evaluate(button => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2];
    return points.every(x => document.elementFromPoint(x, (top + bottom) / 2) === button);
  })).toBe(true);
  await scrollTo(page.locator('#send'), 200);
  await expect(filmOf(page)).toBeVisible();
});

test('a box that is printed elsewhere comes to its place before the reader does, and nothing is seen to move', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openByHand(page, `<p style="height: 1200px">A long head</p><p class="article-lead">What it is about</p>
    <img data-item-picture alt="" width="320" height="180"><p style="height: 1000px">Text</p>${foreignBox}<p style="height: 900px">The end</p>`);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('.article-lead + [data-widget=item-media]')).toHaveCount(1);
  await expect(page.locator('[data-item-picture]')).toBeHidden();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText('The end')).toBeInViewport();
  expect(await shifts()).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter leads to its time in the file', async ({ page }) => {
    await page.goto(persian);
    await chapterOf(page, 2).tap();
    await expect(page).toHaveURL(/\/media\/1311-360\.mp4#t=6$/);
    await expect(page.locator('video')).toBeVisible();
  });
});

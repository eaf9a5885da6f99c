import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, failedResource, filesOf, holdBack, nameOf, requestsTo } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';
import { swipe } from '../testing/viewer.ts';

const persian = '/catalogue/story';
const english = '/en/catalogue/story';
const films = /\/media\/story-\d\.mp4/;

const openersOf = (page: Page): Locator => boxOf(page, 'story').getByRole('button');
const dialogOf = (page: Page): Locator => page.locator('.story-dialog');
const headingOf = (page: Page): Locator => dialogOf(page).locator('.story-heading');
const filmOf = (page: Page): Locator => dialogOf(page).locator('.story-video');

/** Waits until the film that is shown is seen to move. */
const expectPlaying = (page: Page): Promise<void> =>
  expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)).toBe(true);

/** Lets the film that is shown come to its end sooner; the next one plays as fast as ever. */
const hurry = (page: Page): Promise<number> =>
  filmOf(page).evaluate((film: HTMLVideoElement) => (film.playbackRate = 8));

/** Opens the story at a position, and waits until it plays: so slowly that no machine is too slow for what follows. */
async function openStory(page: Page, address: string, position: number): Promise<void> {
  await page.goto(address);
  await openersOf(page).nth(position).tap();
  const slow = { defaultPlaybackRate: 0.1, playbackRate: 0.1 };
  await filmOf(page).evaluate((film: HTMLVideoElement, rates) => Object.assign(film, rates), slow);
  await expectPlaying(page);
}

test('stories play one after another, each is a visit, and the page is back after the last', async ({ page }) => {
  const files = requestsTo(page, filesOf('show-stories', 'story-dialog'));
  const asked = requestsTo(page, films);
  const visits = requestsTo(page, /\/rest\/m?visit/);
  await page.goto(persian);
  await boxOf(page, 'story').scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  const opener = openersOf(page).nth(1);
  await opener.tap();
  await expectPlaying(page);
  await expect(headingOf(page)).toHaveText(/۲ از ۳/);
  expect(files.map(request => nameOf(request.url())).sort()).toEqual(['show-stories.js', 'story-dialog.css']);
  expect(await filmOf(page).evaluate((film: HTMLVideoElement) => film.muted)).toBe(false);
  await hurry(page);
  await expect(headingOf(page)).toHaveText(/۳ از ۳/);
  await expectPlaying(page);
  await hurry(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(asked.some(request => request.url().endsWith('/story-1.mp4'))).toBe(false);
  // The three of the catalogue are one video by its id, which counts once.
  expect(visits.map(request => [new URL(request.url()).pathname, request.postData()])).toEqual([
    ['/rest/visit', 'nid=1311&obj=news&src=video'],
    ['/rest/mvisit', 'mid=1311'],
    ['/rest/visit', 'nid=1311&obj=news&src=video'],
  ]);
});

for (const [from, to] of [[40, 340], [320, 20]] as const) {
  test(`a swipe from ${from} to ${to} over a story is no way back: it goes on`, async ({ page }) => {
    await page.goto('/');
    await openStory(page, persian, 0);
    await swipe(page, from, to);
    // A browser that goes back has asked for that by now.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expectPlaying(page);
    await expect(page).toHaveURL(persian);
    // And the way back still leads to where the reader was.
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(persian);
  });
}

test('the next story alone is fetched ahead', async ({ page }) => {
  const asked = requestsTo(page, films);
  await openStory(page, english, 0);
  await expect.poll(() => asked.map(request => nameOf(request.url()))).toContain('story-2.mp4');
  expect(asked.map(request => nameOf(request.url()))).not.toContain('story-3.mp4');
});

for (const [address, forwards, backwards, names] of [
  [persian, 'ArrowLeft', 'ArrowRight', ['بعدی', 'قبلی']],
  [english, 'ArrowRight', 'ArrowLeft', ['Next', 'Previous']],
] as const) {
  test(`${address}: the next story is where the page is read to`, async ({ page }) => {
    await openStory(page, address, 0);
    const heading = headingOf(page);
    const first = await heading.textContent();
    await page.keyboard.press(forwards);
    await expect(heading).not.toHaveText(first ?? '');
    await page.keyboard.press(backwards);
    await expect(heading).toHaveText(first ?? '');
    const [next, previous] = names.map(name => dialogOf(page).getByRole('button', { name }));
    await next?.tap();
    await expect(heading).not.toHaveText(first ?? '');
    await previous?.tap();
    await expect(heading).toHaveText(first ?? '');
    const [nextBox, previousBox] = [await next?.boundingBox(), await previous?.boundingBox()];
    expect((nextBox?.x ?? 0) < (previousBox?.x ?? 0)).toBe(address === persian);
  });
}

test('a tap on the picture pauses the story, and another one goes on', async ({ page }) => {
  await openStory(page, persian, 2);
  await page.touchscreen.tap(180, 400);
  await expect(dialogOf(page).getByRole('button', { name: 'توقف' })).toHaveAttribute('aria-pressed', 'true');
  await expect(filmOf(page)).toHaveJSProperty('paused', true);
  await page.touchscreen.tap(180, 400);
  await expectPlaying(page);
});

for (const [way, close] of [
  ['its button', (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' }).tap()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.evaluate(() => history.back())],
] as const) {
  test(`${way} closes the stories, and the reader is where she was`, async ({ page }) => {
    await page.goto('/en/catalogue');
    await page.goto(english);
    await openersOf(page).nth(1).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await openersOf(page).nth(1).tap();
    await expectPlaying(page);
    await page.mouse.wheel(0, 600);
    await close(page);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(openersOf(page).nth(1)).toBeFocused();
    await expect(page).toHaveURL(english);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => page.evaluate(() => Reflect.has(Object(history.state) as object, 'story'))).toBe(false);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/en/catalogue');
  });
}

test('the keyboard stays among the buttons of a story', async ({ page }) => {
  await openStory(page, english, 0);
  const names: (string | null)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.locator(':focus').getAttribute('aria-label'));
  }
  expect(names).toEqual(['Close', 'Previous', 'Next', 'Pause']);
  await page.keyboard.press('Space');
  await expect(filmOf(page)).toHaveJSProperty('paused', true);
  expect(await violationsOn(page, { part: '.story-dialog' })).toEqual([]);
});

test('a tap before the script is there opens the story once it is', async ({ page }) => {
  const chunk = await holdBack(page, chunkOf('story'));
  await page.goto(persian);
  await openersOf(page).first().tap();
  await chunk.asked;
  await expect(dialogOf(page)).toHaveCount(0);
  chunk.release();
  await expectPlaying(page);
  await expect(page).toHaveURL(persian);
});

test('a story that cannot be had says so, and the button leads to the next', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route('/media/story-1.mp4', route => route.abort());
  await page.goto(english);
  await openersOf(page).first().tap();
  await expect(dialogOf(page).getByRole('status')).toHaveText(/cannot be loaded/);
  await dialogOf(page).getByRole('button', { name: 'Next' }).tap();
  await expect(dialogOf(page).getByRole('status')).toHaveText('');
  await expectPlaying(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a story is the browser\'s own player', async ({ page }) => {
    await page.goto(persian);
    await openersOf(page).nth(1).tap();
    await expect(page).toHaveURL(/\/media\/story-2\.mp4\??$/);
    await expect(page.locator('video')).toBeVisible();
  });
});

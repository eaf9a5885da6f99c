import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../testing/axe.ts';
import { boxOf, chunkOf, holdBack, requestsTo } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

const isOfAdverts = /\/vast|\/media\/advert|\/(vast|show-before)-[A-Z2-7]{8}\.js|\/preroll-/;
const ofTracking = /\/vast\/track/;

const stageOf = (page: Page): Locator => page.locator('.preroll');
const filmOf = (page: Page): Locator => boxOf(page, 'player').locator('video.player-media');
const skipOf = (page: Page): Locator => stageOf(page).getByRole('button', { name: 'Skip advert' });

const picture = {
  type: 'image',
  href: '/en',
  src: '/media/advert-720.webp',
  title: 'Tea in the garden',
  duration: 2000,
};

/** Opens a player whose box has these settings besides. */
async function openPlayer(page: Page, settings: object): Promise<void> {
  await page.goto('/en/catalogue/player/film');
  await boxOf(page, 'player').evaluate((box: HTMLElement, more) => {
    box.dataset.conf = JSON.stringify({ ...JSON.parse(box.dataset.conf ?? '{}'), ...more });
  }, settings);
}

const start = (page: Page): Promise<void> => boxOf(page, 'player').getByRole('button', { name: /^Play/ }).tap();

const isMoving = (film: Locator): Promise<boolean> =>
  film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

/** Waits until the film itself plays, and the advert has left nothing behind. */
async function expectFilm(page: Page): Promise<void> {
  await expect.poll(() => isMoving(filmOf(page)), { timeout: 15_000 }).toBe(true);
  await expect(stageOf(page)).toHaveCount(0);
  await expect(filmOf(page)).toBeFocused();
}

/** What the ad server was told of, in order. */
const eventsOf = (requests: ReturnType<typeof requestsTo>): (string | null)[] =>
  requests.map(request => new URL(request.url()).searchParams.get('event'));

test('what an ad server answers plays before the film, is told of once, and can be skipped by the keyboard', async ({
  page,
}) => {
  const asked = requestsTo(page, isOfAdverts);
  const told = requestsTo(page, ofTracking);
  // However busy the machine is, the advert comes to no quarter by itself.
  await page.addInitScript(() => {
    const hold = ({ target }: Event): void => {
      const film = target as HTMLMediaElement;
      if (film.closest('.preroll')) film.playbackRate = 0;
    };
    addEventListener('play', hold, true);
  });
  await openPlayer(page, { vastTag: '/vast?answer=inline' });
  expect(asked).toEqual([]);
  await start(page);
  await expect(stageOf(page).getByRole('status')).toHaveText('Advertisement');
  expect(await isMoving(filmOf(page))).toBe(false);
  await expect.poll(() => eventsOf(told)).toEqual(['impression', 'start']);
  await stageOf(page).locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 0.6 * video.duration));
  await expect(skipOf(page)).toBeFocused();
  expect(await violationsOn(page, { part: '.preroll' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expectFilm(page);
  expect(eventsOf(told)).toEqual(['impression', 'start', 'firstQuartile', 'midpoint', 'skip']);
  for (const request of told) expect((await request.response())?.status()).toBe(204);
});

test('an advert that is seen to its end makes room for the film', async ({ page }) => {
  const told = requestsTo(page, ofTracking);
  await openPlayer(page, { vastTag: '/vast?answer=inline' });
  await start(page);
  await expectFilm(page);
  const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile'];
  expect(eventsOf(told)).toEqual(['impression', ...quarters, 'complete']);
});

test('a picture is shown for its time, as a link, and then the film plays', async ({ page }) => {
  await openPlayer(page, { advert: picture });
  await start(page);
  const link = stageOf(page).getByRole('link', { name: picture.title });
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  const progress = stageOf(page).getByRole('progressbar', { name: 'Advertisement' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  const [stage, box] = [await stageOf(page).boundingBox(), await filmOf(page).boundingBox()];
  expect(stage).toEqual(box);
  expect(await violationsOn(page, { part: '.preroll' })).toEqual([]);
  await expectFilm(page);
});

test('a page names a tag for all of its players', async ({ page }) => {
  const told = requestsTo(page, ofTracking);
  await openPlayer(page, {});
  await page.evaluate(() => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'vast-ad-tag');
    meta.content = '/vast?answer=wrapper';
    document.head.append(meta);
  });
  await start(page);
  await skipOf(page).tap();
  await expectFilm(page);
  expect(eventsOf(told)).toEqual(expect.arrayContaining(['impression', 'wrapper-impression', 'skip', 'wrapper-skip']));
});

test('of two adverts the one that plays here is shown', async ({ page }) => {
  const told = requestsTo(page, ofTracking);
  await openPlayer(page, { vastTag: '/vast?answer=script-then-film' });
  await start(page);
  await skipOf(page).tap();
  await expectFilm(page);
  expect(eventsOf(told).slice(0, 2)).toEqual(['error', 'impression']);
});

test('an advert whose code and answer are late has seven seconds for both, and then the film plays', async ({ page }) => {
  const code = await holdBack(page, chunkOf('show-before'));
  const answer = await holdBack(page, /\/vast\?/);
  await page.clock.install();
  await openPlayer(page, { vastTag: '/vast?answer=inline' });
  await start(page);
  await code.asked;
  await page.clock.runFor(5000);
  code.release();
  await answer.asked;
  await expect(stageOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  await expectFilm(page);
  answer.release();
});

test('where the code for an advert never comes, the film plays after seven seconds', async ({ page }) => {
  const code = await holdBack(page, chunkOf('show-before'));
  await page.clock.install();
  await openPlayer(page, { advert: picture });
  await start(page);
  await code.asked;
  await page.clock.runFor(7000);
  await expectFilm(page);
  code.release();
});

// None of them is to be seen in the console, either.
for (const answer of ['empty', 'oversized', 'no-media', 'script-only', 'wrapper-loop', 'broken', 'page']) {
  test(`the film plays where an ad server answers ${answer}`, async ({ page }) => {
    await openPlayer(page, { vastTag: `/vast?answer=${answer}` });
    await start(page);
    await expectFilm(page);
  });
}

test('the film plays where an advert cannot be used, and the console says so', async ({ page, problems }) => {
  problems.expect(/advert\.src="javascript:alert\(1\)" cannot be used/);
  await openPlayer(page, { advert: { ...picture, src: 'javascript:alert(1)' } });
  const complaint = page.waitForEvent('console', message => /cannot be used/.test(message.text()));
  await start(page);
  await complaint;
  await expectFilm(page);
});

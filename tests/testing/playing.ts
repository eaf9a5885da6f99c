import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of the code that plays streams. */
export const streamScripts = /stream-(worker-)?[A-Z2-7]{8}\.js/;

/** How far a film or a sound has come, in seconds. */
export const timeOf = (film: Locator): Promise<number> => film.evaluate((media: HTMLMediaElement) => media.currentTime);

/** Has films and sounds begin again at their end: a busy machine may need longer than they last. */
export const playEndlessly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('play', ({ target }) => Object.assign(target as HTMLMediaElement, { loop: true }), true);
  });

/** Has them play so slowly that no machine is too slow for what follows. */
export const playSlowly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('play', ({ target }) => Object.assign(target as HTMLMediaElement, { playbackRate: 0.1 }), true);
  });

/** Waits until a film is seen to move, beyond a second of it. */
export const expectPlaying = (film: Locator, from = 0): Promise<void> =>
  expect
    .poll(() => film.evaluate((media: HTMLMediaElement) => (media.paused ? -1 : media.currentTime)))
    .toBeGreaterThan(from);

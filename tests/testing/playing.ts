import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of the code that plays streams. */
export const streamScripts = /stream-(worker-)?[A-Z2-7]{8}\.js/;

/** Current time of a video or sound in seconds. */
export const timeOf = (media: Locator): Promise<number> =>
  media.evaluate((element: HTMLMediaElement) => element.currentTime);

/** Has videos and sounds begin again at their end: a busy machine may need longer than they last. */
export const playEndlessly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('play', ({ target }) => Object.assign(target as HTMLMediaElement, { loop: true }), true);
  });

/** Has them play so slowly that no machine is too slow for what follows. */
export const playSlowly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('play', ({ target }) => Object.assign(target as HTMLMediaElement, { playbackRate: 0.1 }), true);
  });

/** Waits until a video is seen to move, beyond a second of it. */
export const expectPlaying = (media: Locator, from = 0): Promise<void> =>
  expect
    .poll(() => media.evaluate((element: HTMLMediaElement) => (element.paused ? -1 : element.currentTime)))
    .toBeGreaterThan(from);

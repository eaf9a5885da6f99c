import { expect, type Locator, type Page } from '@playwright/test';

/** Matches the addresses of the code that plays streams. */
export const streamScripts = /stream-(worker-)?[A-Z2-7]{8}\.js/;

/** Returns the current time of a video or audio element in seconds. */
export const timeOf = (media: Locator): Promise<number> =>
  media.evaluate((element: HTMLMediaElement) => element.currentTime);

/** Loops all media, because a slow machine may need longer than they last. */
export const playEndlessly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('play', ({ target }) => Object.assign(target as HTMLMediaElement, { loop: true }), true);
  });

/** Plays all media at a tenth of their speed, so that slow machines have enough time for the next steps. */
export const playSlowly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('play', ({ target }) => Object.assign(target as HTMLMediaElement, { playbackRate: 0.1 }), true);
  });

/** Waits until a video plays and is past `from` seconds. */
export const expectPlaying = (media: Locator, from = 0): Promise<void> =>
  expect
    .poll(() => media.evaluate((element: HTMLMediaElement) => (element.paused ? -1 : element.currentTime)))
    .toBeGreaterThan(from);

import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { phone } from '../../browser/phone.ts';
import { BenchFailure } from '../../failure.ts';
import { distanceOf, type TapWatch } from './watch-taps.ts';

const { width, height } = phone.viewport;
/** A screen and a half a second, in pixels. */
const speed = 1.5 * height;
/** Distance that a thumb moves without being lifted, and its start. */
const swipe = { reach: 0.7 * height, start: 0.88 * height };
/** Milliseconds between two moves. */
const frame = 16;
/** Milliseconds that a thumb rests before it is lifted: a page that is thrown takes the next tap as its stop. */
const rest = 100;
/** A page that grows under the thumb is scrolled no longer. */
const mostSwipes = 80;

/** Moves a finger up by so many pixels, at most as far as a thumb reaches, and lifts it once it is at rest. */
export async function swipeBy(cdp: CDPSession, wanted: number): Promise<void> {
  const distance = Math.max(-swipe.reach, Math.min(swipe.reach, wanted));
  const x = width / 2;
  const from = distance > 0 ? swipe.start : height - swipe.start;
  const start = performance.now();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  const moves: Promise<unknown>[] = [];
  for (let moved = 0; moved < Math.abs(distance); ) {
    await pause(frame);
    moved = Math.min(Math.abs(distance), ((performance.now() - start) / 1000) * speed);
    const y = from - Math.sign(distance) * moved;
    // A busy page is not waited for: thumbs do not wait.
    moves.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] }));
  }
  await Promise.all(moves);
  await pause(rest);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Scrolls as a thumb does until the target is in the middle third of the screen. Throws a sentence where it fails. */
export async function scrollByGesture(watch: TapWatch): Promise<void> {
  for (let swipes = 0; swipes < mostSwipes; swipes += 1) {
    const distance = await distanceOf(watch);
    if (distance === null) break;
    if (Math.abs(distance) < height / 6) return;
    await swipeBy(watch.visit.cdp, distance);
  }
  throw new BenchFailure(`No scrolling reaches the ${watch.interaction.widget} of ${watch.visit.page.url()}.`);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { phone } from '../../browser/phone.ts';
import { BenchFailure } from '../../failure.ts';
import type { Point } from '../../browser/settle.ts';
import { distanceOf, type TapWatch, type WatchedPage } from './watch-taps.ts';

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

const limit = 20_000;
/** Between two looks, in milliseconds. */
const interval = 15;

const hasLanded = ({ words }: WatchedPage): boolean => words().some(({ kind }) => kind === 'landed');

/** Waits until the target is on the screen. Returns the point to tap; null if the time in ms is over. */
export async function awaitTarget(watch: WatchedPage, milliseconds: number): Promise<Point | null> {
  const start = Date.now();
  while (Date.now() - start < milliseconds) {
    const point = await watch.bring();
    if (point) return point;
    await pause(interval);
  }
  return null;
}

/** The same; throws a sentence where the target never comes. */
export async function waitForTarget(watch: WatchedPage): Promise<Point> {
  const point = await awaitTarget(watch, limit);
  if (point) return point;
  const { widget, target } = watch.interaction;
  throw new BenchFailure(`${watch.address()} never showed "${target}" of its ${widget} where it can be tapped.`);
}

/**
 * Taps the target, so often in quick succession. Chromium drops what it is given before the first frame, and a page
 * that moves may be tapped beside the target: then it is tapped again, as readers do.
 */
export async function tapTarget(watch: WatchedPage, taps = 1): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < limit) {
    const point = await waitForTarget(watch);
    for (let count = 0; count < taps; count += 1) await watch.touch(point);
    if (hasLanded(watch)) return;
    await pause(interval);
  }
  throw new BenchFailure(`No tap has reached the ${watch.interaction.widget} of ${watch.address()} in ${limit / 1000} s.`);
}

/** An answer may lead to another request only after so long, in milliseconds. */
const lastWait = 300;

/** Waits until a tap has no further effects, on this page or the next one. */
export async function waitUntilIdle({ settle, words, sent }: WatchedPage): Promise<void> {
  const start = Date.now();
  let before = -1;
  for (let now = 0; now !== before; now = words().length + sent().length) {
    before = now;
    try {
      await settle();
    } catch (error) {
      // The document went while it was asked: its successor comes to rest.
      if (error instanceof BenchFailure || Date.now() - start > limit) throw error;
      before = -1;
    }
    await pause(lastWait);
  }
}

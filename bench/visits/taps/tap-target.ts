import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { phone } from '../../browser/phone.ts';
import { BenchFailure } from '../../failure.ts';
import type { Point } from '../../browser/settle.ts';
import { distanceOf, type TapWatch, type WatchedPage } from './watch-taps.ts';

const { width, height } = phone.viewport;
/** Speed of a swipe in pixels per second: one and a half screens. */
const speed = 1.5 * height;
/** Longest distance of a swipe, and its start. */
const swipe = { reach: 0.7 * height, start: 0.88 * height };
/** Milliseconds between two moves. */
const frame = 16;
/**
 * Milliseconds that a finger rests before it is lifted: otherwise the page scrolls on, and the next tap only stops it.
 */
const rest = 100;
/** Maximum number of swipes, for pages that grow meanwhile. */
const mostSwipes = 80;

/** Swipes up by a number of pixels, limited to the reach of a thumb, and lifts the finger at rest. */
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
    // Does not wait for a busy page, because thumbs do not wait, either.
    moves.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] }));
  }
  await Promise.all(moves);
  await pause(rest);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Swipes until the target is in the middle third of the screen. Throws a BenchFailure if that fails. */
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
/** Interval of checks in milliseconds. */
const interval = 15;

const hasLanded = ({ words }: WatchedPage): boolean => words().some(({ kind }) => kind === 'landed');

/** Waits until the target is on the screen. Returns the point to tap, or null after the time in ms. */
export async function awaitTarget(watch: WatchedPage, milliseconds: number): Promise<Point | null> {
  const start = Date.now();
  while (Date.now() - start < milliseconds) {
    const point = await watch.bring();
    if (point) return point;
    await pause(interval);
  }
  return null;
}

/** Waits for the target like awaitTarget, but throws a BenchFailure if it never appears. */
export async function waitForTarget(watch: WatchedPage): Promise<Point> {
  const point = await awaitTarget(watch, limit);
  if (point) return point;
  const { widget, target } = watch.interaction;
  throw new BenchFailure(`${watch.address()} never showed "${target}" of its ${widget} where it can be tapped.`);
}

/**
 * Taps the target `taps` times in quick succession. Repeats the taps if none has reached the target: Chromium drops
 * input before the first frame, and the page may move meanwhile.
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

/** Time in milliseconds within which a response causes another request. */
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
      // The document was left meanwhile; wait for the next one.
      if (error instanceof BenchFailure || Date.now() - start > limit) throw error;
      before = -1;
    }
    await pause(lastWait);
  }
}

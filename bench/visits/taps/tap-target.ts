import { setTimeout as pause } from 'node:timers/promises';
import { BenchFailure } from '../../failure.ts';
import type { Point } from './page-side.ts';
import type { WatchedPage } from './watched-page.ts';

const limit = 20_000;
/** Between two looks, in milliseconds. */
const interval = 15;

const hasLanded = ({ words }: WatchedPage): boolean => words().some(({ kind }) => kind === 'landed');

/** Until the target is on the screen; gives the point to tap, or null where it has not come in so many milliseconds. */
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
export async function comeToTarget(watch: WatchedPage): Promise<Point> {
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
    const point = await comeToTarget(watch);
    for (let count = 0; count < taps; count += 1) await watch.touch(point);
    if (hasLanded(watch)) return;
    await pause(interval);
  }
  throw new BenchFailure(`No tap has reached the ${watch.interaction.widget} of ${watch.address()} in ${limit / 1000} s.`);
}

/** An answer may lead to another request only after so long, in milliseconds. */
const lastWait = 300;

/** Until nothing follows from a tap any more, on this page or the one that it led to. */
export async function comeToRest({ settle, words, sent }: WatchedPage): Promise<void> {
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

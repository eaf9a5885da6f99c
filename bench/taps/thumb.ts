import { phone } from '../browser/phone.ts';
import { BenchFailure } from '../failure.ts';
import { distanceOf, type TapWatch } from './watch-taps.ts';

const { width, height } = phone.viewport;
/** A screen and a half a second, in pixels. */
const speed = 1.5 * height;
/** How far a thumb moves without being lifted, and where it is put down. */
const swipe = { reach: 0.7 * height, start: 0.88 * height };
/** A page that grows under the thumb is scrolled no longer. */
const mostSwipes = 80;

async function swipeBy({ visit }: TapWatch, distance: number): Promise<void> {
  await visit.cdp.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: distance > 0 ? swipe.start : height - swipe.start,
    yDistance: -distance,
    speed,
    preventFling: true,
    gestureSourceType: 'touch',
  });
}

/** Scrolls as a thumb does until the target is in the middle third of the screen. Throws a sentence where it never is. */
export async function thumbTo(watch: TapWatch): Promise<void> {
  for (let swipes = 0; swipes < mostSwipes; swipes += 1) {
    const distance = await distanceOf(watch);
    if (distance === null) break;
    if (Math.abs(distance) < height / 6) return;
    await swipeBy(watch, Math.max(-swipe.reach, Math.min(swipe.reach, distance)));
  }
  throw new BenchFailure(`No thumb comes to the ${watch.probe.widget} of ${watch.visit.page.url()}.`);
}

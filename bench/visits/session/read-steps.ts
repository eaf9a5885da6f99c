import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { phone } from '../../browser/phone.ts';
import { isAtEnd } from '../../browser/scroll.ts';
import { evaluateBeside, pointShape } from '../../browser/settle.ts';
import { BenchFailure } from '../../failure.ts';
import type { SessionStep } from '../../sites/arm.ts';
import { swipeBy } from '../taps/tap-target.ts';
import type { Tab } from './tab.ts';

/** Place of a link: a point to tap, or its distance from the middle of the screen; null without a link. */
type LinkPlace = { x: number; y: number } | { distance: number } | null;

/** Finds the largest link to an address. Injected into the page as text. */
function findLink(address: string): LinkPlace {
  const leadsThere = (link: HTMLAnchorElement | null | undefined): boolean =>
    link?.href.split('#', 1)[0] === address && link.target === '';
  const sized = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(leadsThere)
    .map(link => link.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0)
    .sort((one, other) => other.width * other.height - one.width * one.height);
  let distance: number | undefined;
  for (const box of sized) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (leadsThere(document.elementFromPoint(x, y)?.closest('a'))) return { x, y };
    if (x > 0 && x < innerWidth) distance ??= y - innerHeight / 2;
  }
  return distance === undefined ? null : { distance };
}

interface WithShown {
  /** Resolves to the wall-clock time when the restored page is on the screen. */
  benchShown?: Promise<number>;
}

/** Records the time when a restored page is on the screen again. Injected into the page as text. */
function noteRestore(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    (globalThis as WithShown).benchShown = new Promise(resolve => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
    });
  });
}

/**
 * Returns the wall-clock time of the largest contentful paint; for a prerendered page, not before it was shown; for a
 * restored page, the time when it was on the screen again. Injected into the page as text.
 */
function paintedAt(): Promise<number | null> {
  const { benchShown } = globalThis as WithShown;
  if (benchShown) return benchShown;
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[];
  return new Promise(resolve => {
    new PerformanceObserver(list => {
      const last = list.getEntries().at(-1)?.startTime ?? 0;
      resolve(performance.timeOrigin + Math.max(last, navigation?.activationStart ?? 0));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, 2000, null);
  });
}

/** Times in milliseconds. */
const times = { press: 90, quiet: 500, look: 50, rest: 1500, limit: 60_000 };
/** Maximum number of swipes, for pages that grow forever. */
const mostSwipes = 60;
/** Minimum distance of a swipe in pixels; a shorter one would be a tap. */
const leastSwipe = 80;

const linkPlace = z.union([pointShape, z.object({ distance: z.number() })]);
const run = (tab: Tab, expression: string): Promise<unknown> => evaluateBeside({ cdp: tab.cdp() }, expression);

/** Waits until the network is quiet. Runs nothing in the page, which needs the processor. */
async function quiet(tab: Tab, received: () => number): Promise<void> {
  const start = Date.now();
  for (let [since, before] = [start, -1]; Date.now() - since < times.quiet || tab.underWay().length > 0; ) {
    if (Date.now() - start > times.limit) {
      throw new BenchFailure(`The page does not come to rest. Under way: ${tab.underWay().join(', ') || 'no request'}.`);
    }
    if (received() !== before) [since, before] = [Date.now(), received()];
    await pause(times.look);
  }
}

async function shownAfter(tab: Tab, count: number, step: SessionStep): Promise<void> {
  const start = Date.now();
  while (tab.shown.length === count) {
    if (Date.now() - start > times.limit) throw new BenchFailure(`The step "${step.name}" has led to no page.`);
    await pause(times.look);
  }
}

/** Swipes until the end of the page. */
async function readToEnd(tab: Tab): Promise<void> {
  for (let swipes = 0; swipes < mostSwipes && !(await isAtEnd({ cdp: tab.cdp() })); swipes += 1) {
    await swipeBy(tab.cdp(), phone.viewport.height);
  }
}

/** Scrolls until a link is on the screen and does not move. Returns its centre. */
async function bringLink(tab: Tab, address: string): Promise<{ x: number; y: number }> {
  let before = '';
  for (let swipes = 0; swipes < mostSwipes; swipes += 1) {
    const place = linkPlace.parse(await run(tab, `(${String(findLink)})(${JSON.stringify(address)})`));
    if (place === null) throw new BenchFailure(`No link on ${tab.shown.at(-1)?.url} leads to ${address}: name another step.`);
    if ('distance' in place) await swipeBy(tab.cdp(), Math.sign(place.distance) * Math.max(leastSwipe, Math.abs(place.distance)));
    else if (JSON.stringify(place) === before) return place;
    else await pause(times.look);
    before = JSON.stringify(place);
  }
  throw new BenchFailure(`No finger reaches the link on ${tab.shown.at(-1)?.url} to ${address}: name another step.`);
}

/** Taps a link with a finger. Returns the time when the finger was lifted. */
async function tapLink(tab: Tab, address: string): Promise<number> {
  const point = await bringLink(tab, address);
  const cdp = tab.cdp();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(times.press);
  const lifted = Date.now();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return lifted;
}

async function goBack(tab: Tab): Promise<number> {
  const cdp = tab.cdp();
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id;
  if (entryId === undefined) throw new BenchFailure('A session cannot begin with Back.');
  const start = Date.now();
  await cdp.send('Page.navigateToHistoryEntry', { entryId });
  return start;
}

async function openFirst(tab: Tab, url: string): Promise<number> {
  const start = Date.now();
  const { errorText } = await tab.cdp().send('Page.navigate', { url });
  if (errorText) throw new BenchFailure(`${url} does not answer (${errorText}).`);
  return start;
}

function takeStep(tab: Tab, site: string, { path }: SessionStep, isFirst: boolean): Promise<number> {
  if (path === null) return goBack(tab);
  const address = new URL(path, site).href;
  return isFirst ? openFirst(tab, address) : tapLink(tab, address);
}

interface Reading {
  tab: Tab;
  site: string;
  steps: readonly SessionStep[];
  received: () => number;
  /** Seconds that the reader stays on each page. */
  dwell?: number | undefined;
  /** Called when a step is idle, with the milliseconds from the tap to the LCP; null without one. */
  onStep: (step: SessionStep, lcp: number | null) => void;
}

/** Performs the steps of a session. Reads a page to its end before going back. */
export async function readSteps({ tab, site, steps, received, dwell = 0, onStep }: Reading): Promise<void> {
  // A browser is busy with itself right after its start.
  await pause(times.rest);
  for (const [index, step] of steps.entries()) {
    const count = tab.shown.length;
    const start = await takeStep(tab, site, step, index === 0);
    await shownAfter(tab, count, step);
    await quiet(tab, received);
    const painted = z.number().nullable().parse(await run(tab, `(${String(paintedAt)})()`));
    await run(tab, `(${String(noteRestore)})()`);
    if (steps[index + 1]?.path === null) await readToEnd(tab);
    // The reader rests, so that the page may begin to prefetch.
    await pause(Math.max(times.rest, dwell * 1000));
    await quiet(tab, received);
    onStep(step, painted === null ? null : painted - start);
  }
}

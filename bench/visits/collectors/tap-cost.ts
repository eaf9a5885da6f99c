import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { slowDown } from '../../browser/reuse-browser.ts';
import { evaluateBeside, pageStart, pointShape, settle } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import { pathOf } from '../../sites/maps/places.ts';
import { type Effects, effectsOf } from '../taps/effects.ts';
import type { Interaction } from '../taps/interactions.ts';
import { names } from '../taps/page-side.ts';
import { waitUntilIdle, waitForTarget, scrollByGesture, tapTarget } from '../taps/tap-target.ts';
import { type TapWatch, touch, watchTaps } from '../taps/watch-taps.ts';
import { type CallFrame, sumByAnswering } from './callers.ts';
import { tasksOf, threadTime } from './main-thread.ts';
import { firstMark, mark, recordTrace, threadEventsFrom } from './trace.ts';

/** Runs work on a page that is idle: on a slow phone, or with the whole processor. */
async function onSettledPage<Result>(
  browser: Browser,
  address: string,
  interaction: Interaction,
  work: (watch: TapWatch) => Promise<Result>,
  processor: 'slow' | 'whole' = 'slow',
): Promise<Result> {
  await using visit = await startVisit(browser);
  const watch = await watchTaps(visit, interaction);
  if (processor === 'slow') await slowDown(visit);
  await open(visit, address);
  await settle(visit);
  return await work(watch);
}

async function effectsIn(watch: TapWatch, start: number): Promise<Effects> {
  await waitUntilIdle(watch);
  return effectsOf(watch.interaction, { words: watch.words(), sent: watch.sent(), start });
}

function timed(time: number | null, { widget }: Interaction, address: string): number {
  if (time === null) throw new Error(`A tap on the ${widget} of ${address} had no effect: nothing was measured.`);
  return time;
}

const jump = '(() => { const at = performance.now(); return { at, point: globalThis.bench.bring() }; })()';
const jumped = z.object({ at: z.number(), point: pointShape });

/**
 * Scrolls to a box of an idle page at once and taps it. Returns the milliseconds from the scroll to the first effect.
 */
export const wakeByJump = (browser: Browser, address: string, interaction: Interaction): Promise<number> =>
  onSettledPage(browser, address, interaction, async watch => {
    const start = await pageStart(watch.visit.cdp);
    const { at, point } = jumped.parse(await evaluateBeside(watch.visit, jump));
    if (point) await touch(watch.visit.cdp, point);
    if (!watch.words().some(({ kind }) => kind === 'landed')) await tapTarget(watch);
    const effects = await effectsIn(watch, start);
    return timed(effects.at === null ? null : effects.at - at, interaction, address);
  });

/**
 * Scrolls to a box of an idle page by swipes, and taps it once it is in the middle third of the screen. Returns the
 * milliseconds from the tap to its first effect.
 */
export const wakeByScrollGesture = (browser: Browser, address: string, interaction: Interaction): Promise<number> =>
  onSettledPage(browser, address, interaction, async watch => {
    const start = await pageStart(watch.visit.cdp);
    await scrollByGesture(watch);
    watch.forget();
    await tapTarget(watch);
    const effects = await effectsIn(watch, start);
    return timed(effects.time, interaction, address);
  });

interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: readonly number[];
}

interface Profile {
  nodes: readonly ProfileNode[];
  samples?: readonly number[];
  timeDeltas?: readonly number[];
}

/**
 * Returns the site's function with the most time in a profile, including libraries that it called; empty without one.
 */
export function hottestOf({ nodes, samples = [], timeDeltas = [] }: Profile): string {
  const times = new Map<number, number>();
  samples.forEach((id, index) => times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const parents = new Map(nodes.flatMap(node => (node.children ?? []).map(child => [child, node] as const)));
  const [hottest] = sumByAnswering<ProfileNode>(nodes, {
    parentOf: ({ id }) => parents.get(id),
    amountOf: ({ id }) => times.get(id) ?? 0,
    nameOf: ({ functionName, url, lineNumber, columnNumber }) =>
      `${functionName || '(anonymous)'} ${pathOf(url)}:${lineNumber + 1}:${columnNumber + 1}`,
  });
  return hottest?.name ?? '';
}

/** Sampling interval in microseconds. */
const samplingInterval = 500;

/** Records a profile. Returns a function that ends it and names the slowest function; empty if no script ran. */
async function recordProfile({ cdp }: Visit): Promise<() => Promise<string>> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: samplingInterval });
  await cdp.send('Profiler.start');
  return async () => hottestOf((await cdp.send('Profiler.stop')).profile);
}

export interface TapCpu {
  /** Milliseconds of the main thread from the touch to the end of the frame after its click. */
  time: number;
  /** Slowest function meanwhile with its place; empty if no script ran. */
  hottest: string;
}

const tapMark = 'bench: tap';

/**
 * Taps an awake box and measures the main thread's time by its own clock, without throttling, so that other programs do
 * not count. Returns null if the tap opens another page before the next frame.
 */
export const tapCpu = (browser: Browser, address: string, interaction: Interaction): Promise<TapCpu | null> =>
  onSettledPage(browser, address, interaction, async watch => {
    const { visit } = watch;
    await waitForTarget(watch);
    await settle(visit);
    const endProfile = await recordProfile(visit);
    const trace = await recordTrace(browser);
    await mark(visit, tapMark);
    await tapTarget(watch);
    await waitUntilIdle(watch);
    const hottest = await endProfile();
    const mainThread = threadEventsFrom(await trace.stop(), tapMark);
    const painted = firstMark(mainThread, names.paintedMark);
    if (painted === null) return null;
    return { time: threadTime(tasksOf(mainThread, -Infinity, painted)).all, hottest };
  }, 'whole');

export interface TapPaint {
  /** Milliseconds from the click to the end of the next frame. */
  time: number;
  /** Slowest function meanwhile with its place; empty if no script ran. */
  hottest: string;
}

/**
 * Taps an awake box on a slow phone, and measures the time to the next frame with a frame callback: Event Timing rounds
 * to 8 ms, a fifth of the limit. Returns null if the tap opens another page before the next frame.
 */
export const tapToPaint = (browser: Browser, address: string, interaction: Interaction): Promise<TapPaint | null> =>
  onSettledPage(browser, address, interaction, async watch => {
    const { visit } = watch;
    await waitForTarget(watch);
    await settle(visit);
    watch.forget();
    const endProfile = await recordProfile(visit);
    await tapTarget(watch);
    await waitUntilIdle(watch);
    const hottest = await endProfile();
    const painted = watch.words().find(word => word.kind === 'painted');
    return painted ? { time: painted.time, hottest } : null;
  });

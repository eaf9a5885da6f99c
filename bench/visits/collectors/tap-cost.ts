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

/** Does something on a page that has come to rest: on a slow phone, or on one with the whole processor. */
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

/** Jumps to a box of a settled page and taps at once: milliseconds from the jump to the first effect. */
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
 * Scrolls to a box of a settled page as a thumb does, and taps as soon as it is in the middle third of the screen.
 * Milliseconds from the tap to its first effect: the way there is the reader's.
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

/** The function of the site in which a profile spent most of its time, libraries that it called too; empty for none. */
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

/** In microseconds. */
const samplingInterval = 500;

interface ProfileRecording {
  /** Ends it, and names the function that ran longest, and where it is; empty where no script ran. */
  stop: () => Promise<string>;
}

async function recordProfile({ cdp }: Visit): Promise<ProfileRecording> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: samplingInterval });
  await cdp.send('Profiler.start');
  return { stop: async () => hottestOf((await cdp.send('Profiler.stop')).profile) };
}

export interface TapCpu {
  /** Milliseconds that the main thread ran from the touch to the end of the frame after its click. */
  time: number;
  /** The function that ran longest meanwhile, and where it is; empty where no script ran. */
  hottest: string;
}

const tapMark = 'bench: tap';

/**
 * Taps a box that is awake and says what that cost the main thread, by its own clock and on a processor that is not
 * slowed down: what else the machine does is not in it. Null where the tap leads to another page before there is a
 * frame.
 */
export const tapCpu = (browser: Browser, address: string, interaction: Interaction): Promise<TapCpu | null> =>
  onSettledPage(browser, address, interaction, async watch => {
    const { visit } = watch;
    await waitForTarget(watch);
    await settle(visit);
    const profile = await recordProfile(visit);
    const trace = await recordTrace(browser);
    await mark(visit, tapMark);
    await tapTarget(watch);
    await waitUntilIdle(watch);
    const hottest = await profile.stop();
    const mainThread = threadEventsFrom(await trace.stop(), tapMark);
    const painted = firstMark(mainThread, names.paintedMark);
    if (painted === null) return null;
    return { time: threadTime(tasksOf(mainThread, -Infinity, painted)).all, hottest };
  }, 'whole');

export interface TapPaint {
  /** Milliseconds from the click to the end of the next frame. */
  time: number;
  /** Duration by Event Timing, in milliseconds rounded to 8; 0 if it was too short to be reported. */
  eventTiming: number;
  /** The function that ran longest meanwhile, and where it is; empty where no script ran. */
  hottest: string;
}

const watchEvents = `(() => {
  globalThis.benchEvents = [];
  new PerformanceObserver(list => benchEvents.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 });
})()`;
const readEvents = 'Math.max(0, ...(globalThis.benchEvents ?? []).filter(entry => entry.interactionId).map(entry => entry.duration))';

/**
 * Taps a box that is awake, on a slow phone, and says how long the next frame took to come. That is measured by a frame
 * of our own: Event Timing rounds to 8 ms, a fifth of what is allowed; it stands beside it as a check.
 * Null where the tap leads to another page before there is a frame.
 */
export const tapToPaint = (browser: Browser, address: string, interaction: Interaction): Promise<TapPaint | null> =>
  onSettledPage(browser, address, interaction, async watch => {
    const { visit } = watch;
    await waitForTarget(watch);
    await settle(visit);
    await evaluateBeside(visit, watchEvents);
    watch.forget();
    const profile = await recordProfile(visit);
    await tapTarget(watch);
    await waitUntilIdle(watch);
    const hottest = await profile.stop();
    const painted = watch.words().find(word => word.kind === 'painted');
    if (!painted) return null;
    const eventTiming = z.number().parse(await evaluateBeside(visit, readEvents));
    return { time: painted.time, eventTiming, hottest };
  });

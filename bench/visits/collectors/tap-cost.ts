import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { evaluateBeside, settle } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';
import type { Interaction } from '../taps/interactions.ts';
import { names } from '../taps/page-side.ts';
import { comeToRest, comeToTarget, tapTarget } from '../taps/tap-target.ts';
import { tasksOf, threadTime } from './main-thread.ts';
import { firstMark, mark, recordTrace, threadFromMark } from './trace.ts';
import { onSettledPage } from './wake.ts';

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
}

interface Profile {
  nodes: readonly ProfileNode[];
  samples?: readonly number[];
  timeDeltas?: readonly number[];
}

const nameOf = ({ callFrame: { functionName, url, lineNumber, columnNumber } }: ProfileNode): string =>
  `${functionName || '(anonymous)'} ${URL.parse(url)?.pathname ?? url}:${lineNumber + 1}:${columnNumber + 1}`;

/** The function of the page's scripts in which a profile spent most of its time; empty where none ran. */
export function hottestOf({ nodes, samples = [], timeDeltas = [] }: Profile): string {
  const times = new Map<number, number>();
  samples.forEach((id, index) => times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const timeOf = ({ id }: ProfileNode): number => times.get(id) ?? 0;
  const own = nodes.filter(node => /^https?:/.test(node.callFrame.url) && timeOf(node) > 0);
  const [hottest] = own.sort((one, other) => timeOf(other) - timeOf(one));
  return hottest ? nameOf(hottest) : '';
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
    await comeToTarget(watch);
    await settle(visit);
    const profile = await recordProfile(visit);
    const trace = await recordTrace(browser);
    await mark(visit, tapMark);
    await tapTarget(watch);
    await comeToRest(watch);
    const hottest = await profile.stop();
    const mainThread = threadFromMark(await trace.stop(), tapMark);
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
    await comeToTarget(watch);
    await settle(visit);
    await evaluateBeside(visit, watchEvents);
    watch.forget();
    const profile = await recordProfile(visit);
    await tapTarget(watch);
    await comeToRest(watch);
    const hottest = await profile.stop();
    const painted = watch.words().find(word => word.kind === 'painted');
    if (!painted) return null;
    const eventTiming = z.number().parse(await evaluateBeside(visit, readEvents));
    return { time: painted.time, eventTiming, hottest };
  });

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { slowDown } from '../../browser/reuse-browser.ts';
import { phone } from '../../browser/phone.ts';
import { isAtEnd, mostScreens } from '../../browser/scroll.ts';
import { evaluateBeside, pointShape, settle, twoFrames, worldName } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import { BenchFailure } from '../../failure.ts';
import type { Figures } from '../../results/metrics.ts';
import type { Details } from '../../results/sample.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { longestTasksOf, tasksOf } from '../collectors/main-thread.ts';
import { mainThreadOf, recordTrace } from '../collectors/trace.ts';
import { touch } from '../taps/watch-taps.ts';
import { type Probe, warmUps } from './probe.ts';

interface Measured {
  name: string;
  value: number;
  attribution: object;
}

type Listen = (report: (measured: Measured) => void, options: object) => void;

/** Collects the metrics of web-vitals. Injected into the page as text after web-vitals. */
function listen({ onFCP, onLCP, onINP, onCLS }: Record<'onFCP' | 'onLCP' | 'onINP' | 'onCLS', Listen>): void {
  const last: Record<string, object> = {};
  const isPlain = ([, value]: [string, unknown]): boolean => /^(string|number)$/.test(typeof value);
  const keep = ({ name, value, attribution }: Measured): void => {
    last[name] = { value, attribution: Object.fromEntries(Object.entries(attribution).filter(isPlain)) };
  };
  const options = { reportAllChanges: true, durationThreshold: 16 };
  for (const onMetric of [onFCP, onLCP, onINP, onCLS]) onMetric(keep, options);
  Object.assign(globalThis, { benchVitals: last });
}

const vital = z.object({ value: z.number(), attribution: z.record(z.string(), z.union([z.string(), z.number()])) });
const vitals = z.object({ FCP: vital, LCP: vital, INP: vital.optional(), CLS: vital });
type Vitals = z.infer<typeof vitals>;

const library = (): string => {
  const module = fileURLToPath(import.meta.resolve('web-vitals/attribution'));
  return readFileSync(module.replace(/\.js$/, '.iife.js'), 'utf8');
};

/** Adds web-vitals to the next page, in the isolated world. */
async function watchVitals({ cdp }: Visit): Promise<void> {
  const listening = `(${String(listen)})(webVitals)`;
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `${library()}\n${listening}`, worldName });
}

/** Returns the figures of web-vitals so far. Throws if the page has not painted. */
const vitalsOf = async (visit: Visit): Promise<Vitals> =>
  vitals.parse(await evaluateBeside(visit, 'globalThis.benchVitals'));

/** Minimum number of taps for a meaningful INP. */
const fewest = 20;
const perScreen = 3;

/** Selectors of controls that change something without navigation, then text, where taps have no visible effect. */
const tappable = ['[data-widget=font-size] button', '[role=tab]', 'summary', 'label:has(> [type=radio])', 'p, h2, h3'];

/**
 * Returns the next point to tap: no element twice, and none that leads to another page. Injected into the page as text.
 */
function findPoint(selectors: readonly string[]): { x: number; y: number } | null {
  const tapped = ((globalThis as { benchTapped?: WeakSet<Element> }).benchTapped ??= new WeakSet());
  for (const element of selectors.flatMap(selector => [...document.querySelectorAll(selector)])) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (tapped.has(element) || !hit || !element.contains(hit) || hit.closest('a, [type=submit]')) continue;
    tapped.add(element);
    return point;
  }
  return null;
}

/** Taps points of the screen. Searches each point anew, because a tap may move the content below it. */
async function tapScreen(visit: Visit): Promise<number> {
  for (let taps = 0; taps < perScreen; taps += 1) {
    const point = pointShape.parse(await evaluateBeside(visit, `(${String(findPoint)})(${JSON.stringify(tappable)})`));
    if (!point) return taps;
    await touch(visit.cdp, point);
    await twoFrames(visit);
  }
  return perScreen;
}

/**
 * Reads a page to its end, a screen at a time, and taps controls and text on each. Makes up for missing taps on short
 * pages at the end, in the margin, up to twenty in all. Returns the number of taps.
 */
async function readWithTaps(visit: Visit): Promise<number> {
  visit.network.noteScroll();
  let taps = await tapScreen(visit);
  for (let screen = 0; screen < mostScreens && !(await isAtEnd(visit)); screen += 1) {
    await evaluateBeside(visit, `scrollBy({ top: ${phone.viewport.height}, behavior: 'instant' })`);
    await settle(visit);
    taps += await tapScreen(visit);
  }
  for (; taps < fewest; taps += 1) {
    await touch(visit.cdp, { x: 2, y: phone.viewport.height / 2 });
    await twoFrames(visit);
  }
  return taps;
}

/** Minimum duration in milliseconds of interactions that are reported. Without a report, all were shorter. */
const shortest = 16;

const figuresOf = ({ FCP, LCP, INP, CLS }: Vitals): Figures => ({
  fcp: FCP.value,
  lcp: LCP.value,
  inp: INP?.value ?? shortest,
  cls: CLS.value,
});

function attributionOf({ FCP, LCP, INP, CLS }: Vitals, taps: number): Details['attribution'] {
  return {
    fcp: FCP.attribution,
    lcp: LCP.attribution,
    inp: { ...INP?.attribution, taps },
    cls: CLS.attribution,
  };
}

/**
 * Opens a page on a phone with a slow processor and a slow line, and reads it to its end with taps. Returns web-vitals'
 * figures with their attribution, and the longest tasks. Throws a BenchFailure if a tap left the page.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  await using visit = await startVisit(browser, { isScriptless: arm.isScriptless });
  await watchVitals(visit);
  await slowDown(visit);
  const trace = await recordTrace(browser);
  await open(visit, address);
  await settle(visit);
  const taps = await readWithTaps(visit);
  await settle(visit);
  const events = await trace.stop();
  if (visit.network.documents() > 1) {
    throw new BenchFailure(`A tap on ${address} has led to ${visit.page.url()}: what would be told is not of that page.`);
  }
  const mainThread = mainThreadOf(events, address);
  const vitals = await vitalsOf(visit);
  const longestTasks = longestTasksOf(tasksOf(mainThread, -Infinity, Infinity), arm.maps);
  const [longest] = longestTasks;
  if (!longest) throw new Error(`The trace of ${address} has no tasks: nothing was measured.`);
  return {
    figures: { ...figuresOf(vitals), 'task.longest': longest.time },
    details: { requests: visit.network.records(), attribution: attributionOf(vitals, taps), longestTasks },
  };
}

export const phoneProbe: Probe = { name: 'phone', label: 'slow phone', kind: 'timed', warmUps, measure };

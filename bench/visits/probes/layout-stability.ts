import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { phone } from '../../browser/phone.ts';
import { evaluateBeside, pointShape, settle } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import type { ShiftRecord } from '../../results/sample.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { shiftsOf } from '../collectors/layout-shifts.ts';
import { touch } from '../taps/watch-taps.ts';
import type { Probe } from './probe.ts';
import { sumOf } from '../../statistics/median.ts';

/** An action that may shift the page's layout. */
interface Step {
  name: string;
  /** Acts like the reader; layout shifts caused by this do not count. Returns false if the action is impossible. */
  change?: (visit: Visit) => Promise<boolean>;
  /** Waits for the effects. Layout shifts during this time count. */
  follow: (visit: Visit) => Promise<void>;
}

/** Time in ms after an action in which shifts count as caused by it. Layout Instability uses the same time. */
const causedTime = 500;

async function jumpTo(visit: Visit, place: string): Promise<void> {
  await evaluateBeside(visit, `scrollTo({ top: ${place}, behavior: 'instant' })`);
  await settle(visit);
}

/** Scrolls to the end, to the middle and back to the start. */
async function jumpAround(visit: Visit): Promise<void> {
  for (const place of ['1e9', 'document.documentElement.scrollHeight / 2', '0']) await jumpTo(visit, place);
}

const findLarger = `(() => {
  const button = document.querySelector('[data-widget=font-size] [data-step=larger]');
  if (!button?.checkVisibility()) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

async function tapLarger(visit: Visit): Promise<boolean> {
  const point = pointShape.parse(await evaluateBeside(visit, findLarger));
  if (!point) return false;
  await touch(visit.cdp, point);
  return true;
}

const turnTo = (width: number, height: number) => async ({ page }: Visit): Promise<boolean> => {
  await page.setViewportSize({ width, height });
  return true;
};

const zoomTo = (pageScaleFactor: number) => async ({ cdp }: Visit): Promise<boolean> => {
  await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  return true;
};

async function doubleText(visit: Visit): Promise<boolean> {
  await evaluateBeside(visit, `document.documentElement.style.setProperty('font-size', '200%', 'important')`);
  return true;
}

const { width, height } = phone.viewport;

const steps: readonly Step[] = [
  { name: 'load', follow: visit => settle(visit) },
  { name: 'jump to the end and back', follow: jumpAround },
  { name: 'larger letters, then a jump', change: tapLarger, follow: jumpAround },
  { name: 'turned to landscape', change: turnTo(height, width), follow: jumpAround },
  { name: 'turned back', change: turnTo(width, height), follow: jumpAround },
  { name: 'zoomed in', change: zoomTo(2), follow: jumpAround },
  { name: 'zoomed out', change: zoomTo(1), follow: jumpAround },
  { name: 'text of 200 %', change: doubleText, follow: jumpAround },
];

/**
 * Returns the shifts of a step, or null if its action is impossible on this page. The load's shifts began before the
 * step.
 */
async function shiftsIn(visit: Visit, { change, follow }: Step, known: number): Promise<ShiftRecord[] | null> {
  if (change) {
    if (!(await change(visit))) return null;
    await settle(visit);
    await pause(causedTime);
  }
  const first = change ? (await shiftsOf(visit)).length : known;
  await follow(visit);
  return (await shiftsOf(visit)).slice(first);
}

/** Leaves the page and goes back. The page is built again at the reader's scroll position. */
async function comeBack(visit: Visit, address: string): Promise<ShiftRecord[]> {
  await jumpTo(visit, 'document.documentElement.scrollHeight / 2');
  await visit.page.goto(new URL('/robots.txt', address).href);
  await visit.page.goBack({ waitUntil: 'load' });
  await settle(visit);
  return shiftsOf(visit);
}

/**
 * Opens a page and acts like a reader: scrolls in jumps, enlarges the text, rotates, zooms, doubles the text size, and
 * goes back. The figure sums up unexpected shifts. As in Layout Instability, shifts in the first half second after an
 * action do not count. Shifts during later jumps do, because wrong size estimates of content off the screen become
 * visible then; a jump is no input to the browser. The attribution has the sums of the steps.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  await using visit = await startVisit(browser, { isScriptless: arm.isScriptless });
  await open(visit, address);
  const found: [string, ShiftRecord[]][] = [];
  let seen = 0;
  for (const step of steps) {
    const shifts = await shiftsIn(visit, step, seen);
    if (shifts) found.push([step.name, shifts]);
    seen = (await shiftsOf(visit)).length;
  }
  found.push(['back to the page', await comeBack(visit, address)]);
  const shifts = found.flatMap(([, all]) => all);
  const perStep = Object.fromEntries(found.map(([name, all]) => [name, sumOf(all, ({ value }) => value)]));
  const unsettled = sumOf(shifts, ({ value }) => value);
  return { figures: { unsettled }, details: { shifts, attribution: { unsettled: perStep } } };
}

export const layoutStabilityProbe: Probe = { name: 'layout-stability', label: 'jumps of the page', kind: 'exact', measure };

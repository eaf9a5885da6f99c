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

/** Something that may shift the layout of a page. */
interface Step {
  name: string;
  /** Acts as the reader; movement because of it is no jump. False if it cannot be done. */
  change?: (visit: Visit) => Promise<boolean>;
  /** Waits for the effects: nothing that the page moves by itself meanwhile is the reader's doing. */
  follow: (visit: Visit) => Promise<void>;
}

/** Time in ms after a change in which a shift counts as caused by it. Layout Instability uses the same time. */
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

/** The jumps of a step; null where its change cannot be made on this page. Those of a load began before it. */
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

/** The page is left for another and come back to: it is built anew, where the reader had been. */
async function comeBack(visit: Visit, address: string): Promise<ShiftRecord[]> {
  await jumpTo(visit, 'document.documentElement.scrollHeight / 2');
  await visit.page.goto(new URL('/robots.txt', address).href);
  await visit.page.goBack({ waitUntil: 'load' });
  await settle(visit);
  return shiftsOf(visit);
}

/**
 * Opens a page and does to it what readers do beside reading: jumps, larger letters, rotation, zoom, doubled text,
 * back. The figure is all that jumps by itself. Movement in the first half second after a change is caused by it and
 * not counted, as layout shift itself has it; movement later, while the reader jumps to another place of the changed
 * page, is: that is when estimates of what was not on the screen turn out wrong. A jump itself is no input to the
 * browser, so all that moves because of it counts. The sums of the steps are in the attribution.
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

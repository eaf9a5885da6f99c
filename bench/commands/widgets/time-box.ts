import type { Browser } from '@playwright/test';
import { slowProcessor } from '../../browser/phone.ts';
import { evaluateBeside, pointShape, quietNetwork, twoFrames } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import type { Figures } from '../../results/metrics.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { tasksOf, threadTime } from '../../visits/collectors/main-thread.ts';
import { firstMark, mainThreadOf, mark, markIn, recordTrace, type TraceEvent } from '../../visits/collectors/trace.ts';
import type { Probe } from '../../visits/probes/probe.ts';
import { awaitAwake, bringIntoView, isTwin, markStates, stateMark, touchBox, wakesByTouch } from './box.ts';

/**
 * Selectors of controls by priority: the first match in a box is tapped. Controls without requests come first, then
 * votes, fields and any button.
 */
const kinds = [
  'summary, button[type=button]:enabled, [role=tab], [role=combobox], a[data-slide]',
  'form[method=post] button:enabled',
  'select:enabled, input:enabled:not([type=hidden]), textarea:enabled',
  'button:enabled',
];

/** Scrolls the control to the middle of the viewport. Returns its point, or null if the box has none to tap. */
const findControl = (widget: string): string => `(() => {
  const box = document.querySelector('[data-widget="${widget}"]');
  for (const radio of box.querySelectorAll('[type=radio]:required:invalid')) radio.click();
  for (const kind of ${JSON.stringify(kinds)}) {
    for (const control of box.querySelectorAll(kind)) {
      if (control.form && control.localName === 'button' && !control.form.checkValidity()) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      // A box may catch the taps of what is in it.
      if (width > 0 && (hit === box || control.contains(hit))) return { x, y };
    }
  }
  return null;
})()`;

/** Time limit in milliseconds for a tap that never becomes a click. */
const limit = 3000;

const watchClick = `void (globalThis.clicked = new Promise(resolve => {
  addEventListener('click', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { capture: true, once: true });
  setTimeout(resolve, ${limit});
}))`;

/** Returns true if the page is not left during some work. Ignores errors of a page that is gone. */
async function stays({ cdp }: Visit, work: () => Promise<void>): Promise<boolean> {
  const left: string[] = [];
  const note = ({ url }: { url: string }): void => void left.push(url);
  cdp.on('Page.frameRequestedNavigation', note);
  try {
    await work();
  } catch (error) {
    if (left.length === 0) throw error;
  } finally {
    cdp.off('Page.frameRequestedNavigation', note);
  }
  return left.length === 0;
}

/** Taps a control in the box, if it has one. Returns false if the tap leaves the page, whose time would not count. */
async function tapControl(visit: Visit, widget: string): Promise<boolean> {
  const { cdp, page } = visit;
  const place = pointShape.parse(await evaluateBeside(visit, findControl(widget)));
  if (place === null) return false;
  await twoFrames(visit);
  return stays(visit, async () => {
    await evaluateBeside(visit, watchClick);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.touchscreen.tap(place.x, place.y);
    await evaluateBeside(visit, 'globalThis.clicked');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
}

interface EventTimingArguments {
  data?: { interactionId?: number; duration?: number };
}

/** Returns the milliseconds from the slowest event to its paint, like INP but unrounded. Throws without a tap. */
export function tapTimeIn(mainThread: readonly TraceEvent[]): number {
  const timings = mainThread.flatMap(({ name, args }) => (name === 'EventTiming' ? [(args as EventTimingArguments).data] : []));
  const durations = timings.flatMap(data => (data?.interactionId ? [data.duration ?? 0] : []));
  if (durations.length === 0) throw new Error('The trace has no tap: nothing was measured.');
  return Math.max(...durations);
}

const marks = { view: 'bench: brought into view', rest: 'bench: at rest', touch: 'bench: touched' };

interface Visited {
  isAwake: boolean;
  isTapped: boolean;
}

/** Scrolls to the box. Wakes and taps it, except on the twin. */
async function visitBox(visit: Visit, address: string, widget: string): Promise<Visited> {
  await open(visit, address);
  await quietNetwork(visit);
  const wakes = !(await isTwin(visit));
  const byTouch = await wakesByTouch(visit, widget);
  await mark(visit, marks.view);
  await bringIntoView(visit);
  if (wakes && !byTouch) await awaitAwake(visit, widget);
  await quietNetwork(visit);
  await mark(visit, marks.rest);
  if (!wakes) return { isAwake: false, isTapped: false };
  if (byTouch) {
    await mark(visit, marks.touch);
    await touchBox(visit, widget);
    await awaitAwake(visit, widget);
    await quietNetwork(visit);
  }
  return { isAwake: true, isTapped: await tapControl(visit, widget) };
}

/** Returns the start of the wait: the touch, the box in view, or the loading of its file, whichever applies. */
function startOfWait(mainThread: readonly TraceEvent[], widget: string): number {
  const touch = firstMark(mainThread, marks.touch);
  const loading = markIn(mainThread, stateMark(widget, 'loading'));
  return touch ?? Math.min(markIn(mainThread, marks.view), loading);
}

function wakingFigures(mainThread: readonly TraceEvent[], widget: string, { isAwake, isTapped }: Visited): Figures {
  if (!isAwake) return {};
  const ready = markIn(mainThread, stateMark(widget, 'ready'));
  const { all } = threadTime(tasksOf(mainThread, startOfWait(mainThread, widget), ready));
  return { 'cpu.wake': all, ...(isTapped ? { 'tap.paint': tapTimeIn(mainThread) } : {}) };
}

/**
 * Times a page with only one box: the main thread until the page is loaded, from the scroll to the box until the page
 * is idle, and until the box is awake; then a tap on a slow processor. Twins have no scripts, so they are not woken.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  await using visit = await startVisit(browser);
  const trace = await recordTrace(browser);
  await markStates(visit);
  const visited = await visitBox(visit, address, page.name);
  const mainThread = mainThreadOf(await trace.stop(), address);
  const view = markIn(mainThread, marks.view);
  return {
    figures: {
      'cpu.load': threadTime(tasksOf(mainThread, -Infinity, view)).all,
      'cpu.scroll': threadTime(tasksOf(mainThread, view, markIn(mainThread, marks.rest))).all,
      ...wakingFigures(mainThread, page.name, visited),
    },
    details: {},
  };
}

export const timeBoxProbe: Probe = { name: 'time-box', label: 'CPU time', kind: 'timed', measure };

import type { Browser } from '@playwright/test';
import { quietNetwork } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import { tasksOf, threadTime } from '../../visits/collectors/main-thread.ts';
import { firstMark, mainThreadOf, mark, markIn, recordTrace, type TraceEvent } from '../../visits/collectors/trace.ts';
import type { Figures } from '../../results/metrics.ts';
import type { Probe } from '../../visits/probes/probe.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { awaitAwake, bringIntoView, isTwin, markStates, stateMark, touchBox, wakesByTouch } from './box.ts';
import { tapControl, tapTimeIn } from './tap-control.ts';

const marks = { view: 'bench: brought into view', rest: 'bench: at rest', touch: 'bench: touched' };

/** Whether the page was one with a script, and whether its box has something to tap. */
interface Visited {
  isAwake: boolean;
  isTapped: boolean;
}

/** Has the box brought into view and, but for the twin, woken and tapped. */
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

/** When the wait begins: with a touch, with the box in view, or with its file where nothing of that wakes it. */
function startOfWait(mainThread: readonly TraceEvent[], widget: string): number {
  const touch = firstMark(mainThread, marks.touch);
  const loading = markIn(mainThread, stateMark(widget, 'loading'));
  return touch ?? Math.min(markIn(mainThread, marks.view), loading);
}

/** What only a box that has woken has. */
function wakingFigures(mainThread: readonly TraceEvent[], widget: string, { isAwake, isTapped }: Visited): Figures {
  if (!isAwake) return {};
  const ready = markIn(mainThread, stateMark(widget, 'ready'));
  const { all } = threadTime(tasksOf(mainThread, startOfWait(mainThread, widget), ready));
  return { 'cpu.wake': all, ...(isTapped ? { 'tap.paint': tapTimeIn(mainThread) } : {}) };
}

/**
 * Times a page with one box alone: the main thread until the page is loaded, from its place in view until nothing goes
 * on, and until the box is awake; then, on a slow processor, a tap. Twins, which have no script, are not woken.
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

export const timeBoxProbe: Probe = { name: 'time-box', label: 'CPU time', kind: 'timed', warmUps: 0, measure };

import type { Browser, CDPSession } from '@playwright/test';
import { evaluateBeside } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';

/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time in which the thread really ran. */
  tdur?: number;
  pid: number;
  tid: number;
  args: Record<string, unknown>;
}

/** Returns the milliseconds in which an event's thread really ran. */
export const timeOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** Position of the script that caused an event. Lines and columns start at 1. */
export interface TraceFrame {
  url: string;
  functionName: string;
  lineNumber: number;
  columnNumber: number;
}

/** Category that shows which script forced a layout. Stacks for every event would distort timings. */
export const stackCategory = 'disabled-by-default-devtools.timeline.stack';

/** Categories with tasks and their parts. */
const traceCategories: readonly string[] = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.compile',
  // Without it, top-level microtasks have no event, such as the mount of a box that awaited its script.
  'v8.execute',
  'loading',
  'blink.user_timing',
];

interface NavigationArguments {
  data?: { documentLoaderURL?: string };
}

/** Returns a thread's events from one of them on, sorted by time; outer events come before nested ones. */
const threadFrom = (events: readonly TraceEvent[], start: TraceEvent): TraceEvent[] =>
  events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));

/** Returns the main thread's events since the navigation to an address. Throws without such a navigation. */
export function mainThreadOf(events: readonly TraceEvent[], address: string): TraceEvent[] {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && (args as NavigationArguments).data?.documentLoaderURL?.split('#')[0] === address,
  );
  if (!start) throw new Error(`The trace has no navigation to ${address}.`);
  return threadFrom(events, start);
}

/** An event with the events nested in it. */
export interface TraceNode {
  event: TraceEvent;
  children: TraceNode[];
}

/** Nests complete events, which must be sorted by time. */
export function nestEvents(events: readonly TraceEvent[]): TraceNode[] {
  const roots: TraceNode[] = [];
  const open: TraceNode[] = [];
  for (const event of events) {
    if (event.ph !== 'X') continue;
    const isOver = ({ event: { ts, dur = 0 } }: TraceNode): boolean => ts + dur <= event.ts;
    for (let last = open.at(-1); last && isOver(last); last = open.at(-1)) open.pop();
    const node: TraceNode = { event, children: [] };
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

export const mark = (visit: Visit, name: string): Promise<unknown> =>
  evaluateBeside(visit, `console.timeStamp(${JSON.stringify(name)})`);

const isMark = ({ name, args }: TraceEvent, message: string): boolean =>
  name === 'TimeStamp' && (args as { data?: { message?: string } }).data?.message === message;

/** Returns the first time of a mark from a moment on, in microseconds of the trace; null without a mark. */
export const firstMark = (mainThread: readonly TraceEvent[], name: string, from = -Infinity): number | null =>
  mainThread.find(event => event.ts >= from && isMark(event, name))?.ts ?? null;

const missing = (name: string): Error => new Error(`The trace has no mark "${name}".`);

/** Returns the first time of a mark, in microseconds of the trace. Throws without a mark. */
export function markIn(mainThread: readonly TraceEvent[], name: string): number {
  const time = firstMark(mainThread, name);
  if (time === null) throw missing(name);
  return time;
}

/** Returns the events of the thread that set a mark, from then on. Throws without a mark. */
export function threadEventsFrom(events: readonly TraceEvent[], name: string): TraceEvent[] {
  const start = events.find(event => isMark(event, name));
  if (!start) throw missing(name);
  return threadFrom(events, start);
}

/** Records all threads of the browser. A browser can make only one recording at a time. */
export async function recordTrace(browser: Pick<Browser, 'newBrowserCDPSession'>, more: readonly string[] = []) {
  const cdp: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...traceCategories, ...more], excludedCategories: ['*'], recordMode: 'recordContinuously' },
  });
  return {
    stop: async () => {
      const complete = new Promise<void>(resolve => void cdp.once('Tracing.tracingComplete', () => resolve()));
      await cdp.send('Tracing.end');
      await complete;
      await cdp.detach();
      return events;
    },
  };
}

import type { Browser, CDPSession } from '@playwright/test';
import { evaluateBeside } from '../../browser/settle.ts';
import type { Visit } from '../../browser/visit.ts';

/** An event of Chromium's trace. Times in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time that the thread really ran. */
  tdur?: number;
  pid: number;
  tid: number;
  args: Record<string, unknown>;
}

/** Milliseconds that its thread really ran. */
export const timeOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** Place at which a script made the browser do something. Lines and columns counted from 1. */
export interface TraceFrame {
  url: string;
  functionName: string;
  lineNumber: number;
  columnNumber: number;
}

/** Tells who forced a layout; a stack for every event is too dear where time is measured. */
export const stackCategory = 'disabled-by-default-devtools.timeline.stack';

/** Categories that show tasks and their parts. */
const traceCategories: readonly string[] = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.compile',
  // Or microtasks that no event is around are nobody's: the mount of a box that awaited its script.
  'v8.execute',
  'loading',
  'blink.user_timing',
];

interface NavigationArguments {
  data?: { documentLoaderURL?: string };
}

/** The events of a thread from one of them on, in the order of their times; what is around others comes before them. */
const threadFrom = (events: readonly TraceEvent[], start: TraceEvent): TraceEvent[] =>
  events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));

/** The events of the main thread from when it went to an address. Throws where it did not. */
export function mainThreadOf(events: readonly TraceEvent[], address: string): TraceEvent[] {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && (args as NavigationArguments).data?.documentLoaderURL?.split('#')[0] === address,
  );
  if (!start) throw new Error(`The trace has no navigation to ${address}.`);
  return threadFrom(events, start);
}

/** Nested events with those inside each of them. */
export interface TraceNode {
  event: TraceEvent;
  children: TraceNode[];
}

/** Nests complete events, which have to be in the order of their times. */
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

/** When a mark was first made from a moment on, in microseconds of the trace; null where it was not. */
export const firstMark = (mainThread: readonly TraceEvent[], name: string, from = -Infinity): number | null =>
  mainThread.find(event => event.ts >= from && isMark(event, name))?.ts ?? null;

const missing = (name: string): Error => new Error(`The trace has no mark "${name}".`);

/** When a mark was first made, in microseconds of the trace. Throws where it was not. */
export function markIn(mainThread: readonly TraceEvent[], name: string): number {
  const time = firstMark(mainThread, name);
  if (time === null) throw missing(name);
  return time;
}

/** The events of the thread that made a mark, from then on. Throws where none did. */
export function threadEventsFrom(events: readonly TraceEvent[], name: string): TraceEvent[] {
  const start = events.find(event => isMark(event, name));
  if (!start) throw missing(name);
  return threadFrom(events, start);
}

export interface TraceRecording {
  stop: () => Promise<TraceEvent[]>;
}

/** Records what all threads of the browser do. A browser can only make one such recording at a time. */
export async function recordTrace(browser: Pick<Browser, 'newBrowserCDPSession'>, more: readonly string[] = []): Promise<TraceRecording> {
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

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

/** Where a script made the browser do something. Lines and columns counted from 1. */
export interface TraceFrame {
  url: string;
  functionName: string;
  lineNumber: number;
  columnNumber: number;
}

/** Tells who forced a layout; a stack for every event is too dear where time is measured. */
export const stackCategory = 'disabled-by-default-devtools.timeline.stack';

/** What is needed to tell tasks and their parts. */
export const traceCategories: readonly string[] = [
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
export const threadFrom = (events: readonly TraceEvent[], start: TraceEvent): TraceEvent[] =>
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
export function nest(events: readonly TraceEvent[]): TraceNode[] {
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

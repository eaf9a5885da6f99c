import { nest, type TraceEvent, type TraceNode } from './trace.ts';

/** Milliseconds that the main thread ran, by what for. */
export interface ThreadTime {
  all: number;
  script: number;
  style: number;
  layout: number;
  longest: number;
}

type Part = 'script' | 'style' | 'layout';

const parts: Readonly<Record<string, Part>> = {
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.produceCache': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
};

const timeOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** Adds what each part of a nest took itself, without what is inside of it; what has no name of ours is its outer's. */
function addParts({ event, children }: TraceNode, time: ThreadTime, outer: Part | undefined): void {
  const part = parts[event.name] ?? outer;
  const inside = children.reduce((sum, child) => sum + timeOf(child.event), 0);
  if (part) time[part] += Math.max(0, timeOf(event) - inside);
  for (const child of children) addParts(child, time, part);
}

/** The tasks of a main thread that began in a span of trace time, as nests. */
export function tasksOf(mainThread: readonly TraceEvent[], from: number, to: number): TraceNode[] {
  const inSpan = mainThread.filter(({ ts }) => ts >= from && ts < to);
  return nest(inSpan).filter(({ event }) => event.name === 'RunTask');
}

/** Time of the main thread in these tasks, by purpose and by its own clock: that stands while others run. */
export function threadTime(tasks: readonly TraceNode[]): ThreadTime {
  const time: ThreadTime = { all: 0, script: 0, style: 0, layout: 0, longest: 0 };
  for (const task of tasks) {
    time.all += timeOf(task.event);
    time.longest = Math.max(time.longest, timeOf(task.event));
    addParts(task, time, undefined);
  }
  return time;
}

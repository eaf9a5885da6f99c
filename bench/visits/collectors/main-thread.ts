import type { TaskRecord } from '../../results/sample.ts';
import type { Maps } from '../../sites/maps/places.ts';
import { frameToBlame } from './callers.ts';
import { nestEvents, timeOf, type TraceEvent, type TraceNode } from './trace.ts';

interface PlaceArguments {
  data?: { url?: string; functionName?: string; lineNumber?: number; columnNumber?: number };
}

/** Returns the most expensive part of a task: descends as long as a child takes more than half of the time. */
function heaviestOf(node: TraceNode): TraceNode {
  const [child] = [...node.children].sort((one, other) => timeOf(other.event) - timeOf(one.event));
  return child && timeOf(child.event) > timeOf(node.event) / 2 ? heaviestOf(child) : node;
}

/** Returns all parts on the path to `last`, from the outside in. */
function wayTo(node: TraceNode, last: TraceNode): TraceNode[] {
  const next = node.children.find(child => child === last || wayTo(child, last).length > 0);
  return node === last ? [node] : next ? [node, ...wayTo(next, last)] : [];
}

function sourceOf(task: TraceNode, maps: Maps): string {
  const way = wayTo(task, heaviestOf(task)).reverse();
  const script = frameToBlame(way.map(({ event }) => (event.args as PlaceArguments).data ?? {}));
  if (!script) return way[0]?.event.name ?? task.event.name;
  const { url = '', lineNumber = 1, columnNumber = 1, functionName = '' } = script;
  const { source, name } = maps.locate(url, { line: lineNumber - 1, column: columnNumber - 1 }, functionName);
  return `${name} ${source}`.trim();
}

const most = 5;

/** Returns the longest tasks of a page with their main source, the longest first. Times start at the first task. */
export const longestTasksOf = (tasks: readonly TraceNode[], maps: Maps): TaskRecord[] =>
  [...tasks]
    .sort((one, other) => timeOf(other.event) - timeOf(one.event))
    .slice(0, most)
    .map(task => ({
      time: timeOf(task.event),
      at: (task.event.ts - Math.min(...tasks.map(({ event }) => event.ts))) / 1000,
      source: sourceOf(task, maps),
    }));

type Part = 'script' | 'style' | 'layout';

/** Milliseconds that the main thread ran, by purpose. */
export type ThreadTime = Record<'all' | 'longest' | Part, number>;

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

/** Adds each part's own time, without nested parts. Unknown events count for the part around them. */
function addParts({ event, children }: TraceNode, time: ThreadTime, outer: Part | undefined): void {
  const part = parts[event.name] ?? outer;
  const inside = children.reduce((sum, child) => sum + timeOf(child.event), 0);
  if (part) time[part] += Math.max(0, timeOf(event) - inside);
  for (const child of children) addParts(child, time, part);
}

/** Returns the main thread's tasks that began in a period of trace time, with nested events. */
export function tasksOf(mainThread: readonly TraceEvent[], from: number, to: number): TraceNode[] {
  const inSpan = mainThread.filter(({ ts }) => ts >= from && ts < to);
  return nestEvents(inSpan).filter(({ event }) => event.name === 'RunTask');
}

/** Returns the time of these tasks by purpose. Uses thread time, which stops while other threads run. */
export function threadTime(tasks: readonly TraceNode[]): ThreadTime {
  const time: ThreadTime = { all: 0, script: 0, style: 0, layout: 0, longest: 0 };
  for (const task of tasks) {
    time.all += timeOf(task.event);
    time.longest = Math.max(time.longest, timeOf(task.event));
    addParts(task, time, undefined);
  }
  return time;
}

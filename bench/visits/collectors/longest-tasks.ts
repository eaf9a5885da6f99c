import type { TaskRecord } from '../../results/sample.ts';
import type { Maps } from '../../sites/maps/places.ts';
import { answeringIn } from './callers.ts';
import type { TraceEvent, TraceNode } from './trace.ts';

interface PlaceArguments {
  data?: { url?: string; functionName?: string; lineNumber?: number; columnNumber?: number };
}

const timeOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** The costliest part of a task that is told apart: down into what takes most of it. */
function heaviestOf(node: TraceNode): TraceNode {
  const [child] = [...node.children].sort((one, other) => timeOf(other.event) - timeOf(one.event));
  return child && timeOf(child.event) > timeOf(node.event) / 2 ? heaviestOf(child) : node;
}

/** All parts on the way to the costliest, from the outside in. */
function wayTo(node: TraceNode, last: TraceNode): TraceNode[] {
  const next = node.children.find(child => child === last || wayTo(child, last).length > 0);
  return node === last ? [node] : next ? [node, ...wayTo(next, last)] : [];
}

function sourceOf(task: TraceNode, maps: Maps): string {
  const way = wayTo(task, heaviestOf(task)).reverse();
  const script = answeringIn(way.map(({ event }) => (event.args as PlaceArguments).data ?? {}));
  if (!script) return way[0]?.event.name ?? task.event.name;
  const { url = '', lineNumber = 1, columnNumber = 1, functionName = '' } = script;
  const { source, name } = maps.locate(url, { line: lineNumber - 1, column: columnNumber - 1 }, functionName);
  return `${name} ${source}`.trim();
}

const most = 5;

/** The longest tasks of a page, the longest first, and what took most of each; times from the first task on. */
export const longestTasksOf = (tasks: readonly TraceNode[], maps: Maps): TaskRecord[] =>
  [...tasks]
    .sort((one, other) => timeOf(other.event) - timeOf(one.event))
    .slice(0, most)
    .map(task => ({
      time: timeOf(task.event),
      at: (task.event.ts - Math.min(...tasks.map(({ event }) => event.ts))) / 1000,
      source: sourceOf(task, maps),
    }));

import { expect, test } from 'vitest';
import { scriptPlaces } from '../../sites/maps/places.ts';
import { longestTasksOf } from './longest-tasks.ts';
import { traceEvent } from './testing/trace-event.ts';
import type { TraceNode } from './trace.ts';

const node = (name: string, ts: number, time: number, children: TraceNode[] = [], args = {}): TraceNode => ({
  event: traceEvent(name, { ts, dur: time * 1000, tdur: time * 1000, args }),
  children,
});
const call = { data: { url: 'https://localhost:1/kernel.js', functionName: 'forcing', lineNumber: 3, columnNumber: 7 } };

test('the longest task comes first, with the script that led to what took most of it', () => {
  const layout = node('Layout', 5_000, 40);
  const tasks = [
    node('RunTask', 1_000, 10, [node('ParseHTML', 1_000, 9)]),
    node('RunTask', 4_000, 50, [node('FunctionCall', 4_000, 45, [layout], call)]),
  ];
  expect(longestTasksOf(tasks, scriptPlaces)).toEqual([
    { time: 50, at: 3, source: 'forcing /kernel.js:3:7' },
    { time: 10, at: 0, source: 'ParseHTML' },
  ]);
});

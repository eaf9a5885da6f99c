import { expect, test } from 'vitest';
import { scriptPlaces } from '../../sites/maps/places.ts';
import { longestTasksOf, tasksOf, threadTime } from './main-thread.ts';
import { traceEvent } from './testing/trace-event.ts';
import { mainThreadOf, nestEvents, type TraceEvent, type TraceNode } from './trace.ts';

const node = (name: string, ts: number, time: number, children: TraceNode[] = [], args = {}): TraceNode => ({
  event: traceEvent(name, { ts, dur: time * 1000, tdur: time * 1000, args }),
  children,
});
const call = { data: { url: 'https://localhost:1/kernel.js', functionName: 'forcing', lineNumber: 3, columnNumber: 7 } };

test('the longest task comes first, with the script that led to its largest part', () => {
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

const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}) =>
  traceEvent(name, { ts, dur, tdur: dur, ...more });

test('events are nested by their times', () => {
  const inside = [event('Layout', 2, 3), event('Paint', 6, 4)];
  const [task, next] = nestEvents([event('RunTask', 0, 10), ...inside, event('RunTask', 10, 1)]);
  expect(task?.children.map(child => child.event.name)).toEqual(['Layout', 'Paint']);
  expect(next?.children).toEqual([]);
});

test('a task\'s time is split into the own time of each part', () => {
  const events = [
    event('RunTask', 0, 10_000),
    event('FunctionCall', 1000, 8000),
    event('UpdateLayoutTree', 2000, 1000),
    event('Layout', 4000, 3000),
  ];
  const { all, script, style, layout, longest } = threadTime(tasksOf(events, 0, Infinity));
  expect({ all, script, style, layout, longest }).toEqual({ all: 10, script: 4, style: 1, layout: 3, longest: 10 });
});

test('microtasks always count as script', () => {
  const events = [
    event('RunTask', 0, 10_000),
    event('RunMicrotasks', 1000, 5000),
    event('V8.StackGuard', 2000, 1000),
    event('RunTask', 10_000, 4000),
    event('TimerFire', 10_000, 3000),
    event('RunMicrotasks', 11_000, 1000),
  ];
  expect(threadTime(tasksOf(events, 0, Infinity)).script).toBe(8);
});

test('time in which the thread stood still does not count', () => {
  expect(threadTime(tasksOf([event('RunTask', 0, 9000, { tdur: 2000 })], 0, Infinity)).all).toBe(2);
});

test('a task belongs to the period in which it began', () => {
  const events = [event('RunTask', 0, 5), event('RunTask', 10, 5)];
  expect([tasksOf(events, 0, 10).length, tasksOf(events, 10, 20).length]).toEqual([1, 1]);
});

test('the main thread is the one that navigated to the address', () => {
  const start = event('navigationStart', 2, 0, { ph: 'R', args: { data: { documentLoaderURL: 'https://localhost/a' } } });
  const events = [start, event('RunTask', 5, 1), event('RunTask', 1, 1), event('RunTask', 3, 1, { tid: 2 })];
  expect(mainThreadOf(events, 'https://localhost/a').map(({ ts }) => ts)).toEqual([2, 5]);
  expect(() => mainThreadOf(events, 'https://localhost/b')).toThrow('no navigation to https://localhost/b');
});

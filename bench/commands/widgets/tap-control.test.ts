import { expect, test } from 'vitest';
import type { TraceEvent } from '../../visits/collectors/trace.ts';
import { tapTimeIn } from './tap-control.ts';

const timing = (type: string, interactionId: number, duration: number): TraceEvent => ({
  name: 'EventTiming',
  cat: 'devtools.timeline',
  ph: 'b',
  ts: 0,
  pid: 1,
  tid: 1,
  args: { data: { type, interactionId, duration } },
});

const end: TraceEvent = { ...timing('click', 7, 0), ph: 'e', args: {} };

test('a tap takes as long as the slowest of its events', () => {
  expect(tapTimeIn([timing('pointerdown', 7, 18.5), timing('click', 7, 40.25), end])).toBe(40.25);
});

test('events that belong to no tap do not count', () => {
  expect(tapTimeIn([timing('mouseover', 0, 90), timing('click', 7, 40)])).toBe(40);
});

test('a trace without a tap is an error', () => {
  expect(() => tapTimeIn([timing('mouseover', 0, 90), end])).toThrow('The trace has no tap');
});

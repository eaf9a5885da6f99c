import { expect, test } from 'vitest';
import { traceEvent } from '../../visits/collectors/testing/trace-event.ts';
import { tapTimeIn } from './time-box.ts';

const timing = (type: string, interactionId: number, duration: number) =>
  traceEvent('EventTiming', { ph: 'b', args: { data: { type, interactionId, duration } } });

const end = { ...timing('click', 7, 0), ph: 'e', args: {} };

test('a tap takes as long as the slowest of its events', () => {
  expect(tapTimeIn([timing('pointerdown', 7, 18.5), timing('click', 7, 40.25), end])).toBe(40.25);
});

test('events that belong to no tap do not count', () => {
  expect(tapTimeIn([timing('mouseover', 0, 90), timing('click', 7, 40)])).toBe(40);
});

test('a trace without a tap is an error', () => {
  expect(() => tapTimeIn([timing('mouseover', 0, 90), end])).toThrow('The trace has no tap');
});

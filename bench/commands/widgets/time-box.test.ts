import { expect, test } from 'vitest';
import { traceEvent } from '../../visits/collectors/testing/trace-event.ts';
import { tapTimeIn } from './time-box.ts';

const timing = (type: string, interactionId: number, duration: number) =>
  traceEvent('EventTiming', { ph: 'b', args: { data: { type, interactionId, duration } } });

const end = { ...timing('click', 7, 0), ph: 'e', args: {} };

test('tapTimeIn returns the time of a tap\'s slowest event, and of no other event', () => {
  expect(tapTimeIn([timing('mouseover', 0, 90), timing('pointerdown', 7, 18.5), timing('click', 7, 40.25), end])).toBe(40.25);
});

test('tapTimeIn throws for a trace without a tap', () => {
  expect(() => tapTimeIn([timing('mouseover', 0, 90), end])).toThrow('The trace has no tap');
});

import { expect, test } from 'vitest';
import { traceEvent } from './testing/trace-event.ts';
import { firstMark, markIn, threadEventsFrom } from './trace.ts';

const mark = (message: string, ts: number) => traceEvent('TimeStamp', { ph: 'I', ts, args: { data: { message } } });

const events = [mark('other', 1), mark('scroll', 5), mark('scroll', 9)];

test('firstMark finds the first mark, or the first one after a moment', () => {
  expect(markIn(events, 'scroll')).toBe(5);
  expect(firstMark(events, 'scroll', 6)).toBe(9);
  expect(firstMark(events, 'scroll', 10)).toBeNull();
});

test('threadEventsFrom returns the thread of a mark from that moment on', () => {
  const others = [{ ...mark('tap', 3), tid: 8 }, { ...mark('later', 4), tid: 8 }];
  expect(threadEventsFrom([...events, ...others], 'tap').map(({ ts }) => ts)).toEqual([3, 4]);
  expect(() => threadEventsFrom(events, 'tap')).toThrow('The trace has no mark "tap".');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agoOf } from './model.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, [1, 'minute']],
  [minute, [1, 'minute']],
  [hour - 1, [59, 'minute']],
  [hour, [1, 'hour']],
  [day - 1, [23, 'hour']],
])('an age of %i ms is %j', (age, ago) => {
  expect(agoOf(age)).toEqual(ago);
});

test.each([-1, -day, day, Infinity, NaN])('an age of %d ms has no relative time', age => {
  expect(agoOf(age)).toBeUndefined();
});

test('a relative time never exceeds the age after the first minute, and is less by one unit at most', () => {
  const lengths = { minute, hour };
  fc.assert(
    fc.property(fc.integer({ min: minute, max: day - 1 }), age => {
      const [count, unit] = agoOf(age) ?? [NaN, 'hour'];
      const rest = age - count * lengths[unit];
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThan(lengths[unit]);
    }),
  );
});

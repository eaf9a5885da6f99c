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

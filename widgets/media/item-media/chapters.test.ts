import { assert, array, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { progressAt, startOf } from './timeline.ts';

const second = double({ min: 0, max: 7200, noNaN: true });
const starts = array(second, { maxLength: 20 });

test('at any moment of a video exactly the chapters that playback has reached count as played', () => {
  assert(property(starts, second, (list, time) => {
    expect(progressAt(list, time).played).toEqual(list.map(start => start <= time));
  }));
});

test.each([
  ['/media/a.mp4#t=12.5,20', 12.5],
  ['#t=npt:30', 30],
  ['#t=1:05', 65],
  ['#t=01:02:03', 3723],
  ['#track=2&t=4', 4],
  ['#t=', NaN],
  ['#t=a', NaN],
  ['#t=1:', NaN],
  ['#t=1.2.3', NaN],
  ['#part=3', NaN],
  ['', NaN],
])('the URL %s starts a video at second %d', (address, start) => {
  expect(startOf(address)).toBe(start);
});

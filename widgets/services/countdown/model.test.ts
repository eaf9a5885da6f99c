import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intervalOf, targetOf, timeLeftOf } from './model.ts';

test.each([
  ['2027-3-20', '23:54:43', '2027-03-20T20:24:43Z'],
  ['2027-03-21', '0:0:0', '2027-03-20T20:30:00Z'],
  ['2028-2-29', '3:29:59', '2028-02-28T23:59:59Z'],
])('the date %s and time %s are read in Tehran time', (fullYear, time, moment) => {
  expect(targetOf({ fullYear, time })).toBe(Date.parse(moment));
});

test('a date without a time is midnight in Tehran', () => {
  expect(targetOf({ fullYear: '2026-12-21' })).toBe(Date.parse('2026-12-21T00:00+03:30'));
});

test.each([
  [{}, 'data-full-year=""'],
  [{ date: 'soon' }, 'data-date="soon"'],
  [{ date: '-1' }, 'data-date="-1"'],
  [{ fullYear: '2026-2-30' }, '"2026-2-30"'],
  [{ fullYear: '2026-13-1' }, '"2026-13-1"'],
  [{ fullYear: '1405-9' }, '"1405-9"'],
  [{ fullYear: '2026-12-21', time: '24:00:00' }, '"24:00:00"'],
  [{ fullYear: '2026-12-21', time: '12:60:00' }, '"12:60:00"'],
  [{ fullYear: '2026-12-21', time: '12:00:60' }, '"12:00:60"'],
  [{ fullYear: '2026-12-21', time: 'noon' }, '"noon"'],
])('the setting %o gives no target', (dataset, named) => {
  expect(() => targetOf(dataset)).toThrow(named);
});

test('the default interval is a second', () => {
  expect([{}, { interval: '250' }, { interval: '86400000' }].map(intervalOf)).toEqual([1000, 250, 86_400_000]);
});

test.each(['NaN', '', '0', '99', '-1000', '86400001', 'Infinity'])('data-interval="%s" is refused', interval => {
  expect(() => intervalOf({ interval })).toThrow(`data-interval="${interval}"`);
});

test('the parts add up to the time left, rounded up to seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), milliseconds => {
      const { days, hours, minutes, seconds } = timeLeftOf(milliseconds);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(milliseconds / 1000));
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatesOf } from './model.ts';
import { nextPrayer, remainingText } from './next-prayer.ts';

const times = [
  { name: 'imsak', dateTime: '2026-11-20T05:08:00+03:30' },
  { name: 'fajr', dateTime: '2026-11-20T05:18:00+03:30' },
  { name: 'sunrise', dateTime: '2026-11-20T06:45:00+03:30' },
  { name: 'dhuhr', dateTime: '2026-11-20T11:50:00+03:30' },
  { name: 'maghrib', dateTime: '2026-11-20T17:14:00+03:30' },
];
const nextFajr = '2026-11-21T05:19:00+03:30';

const nextAt = (clock: string): unknown => nextPrayer(times, nextFajr, Date.parse(`2026-11-20T${clock}+03:30`));

test.each([
  ['00:00:00', ['fajr', 318]],
  ['05:17:01', ['fajr', 1]],
  ['05:18:00', ['dhuhr', 392]],
  ['11:49:59.999', ['dhuhr', 1]],
  ['17:13:00', ['maghrib', 1]],
  ['17:14:00', ['fajr', 725]],
])('the next prayer at %s is %j', (clock, next) => {
  expect(nextAt(clock)).toEqual(next);
});

test('there is no next prayer without times or after the last one', () => {
  expect(nextPrayer([], undefined, 0)).toBeUndefined();
  expect(nextPrayer(times, '', Date.parse(nextFajr))).toBeUndefined();
});

test('an hour and more is shown in hours', () => {
  const said = (minutes: number): string => remainingText(minutes, '{hours} h {minutes}', '{minutes} min', String);
  expect([1, 59, 60, 61, 725].map(said)).toEqual(['1 min', '59 min', '1 h 0', '1 h 1', '12 h 5']);
});

test('any coordinates are read back unchanged', () => {
  const degrees = (most: number): fc.Arbitrary<number> =>
    fc.integer({ min: 1 - most * 1e4, max: most * 1e4 }).map(value => value / 1e4 || 0);
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      expect(coordinatesOf(`${latitude},${longitude}`)).toEqual({ latitude, longitude });
    }),
  );
});

const noPlaces = ['', '35', '35,', ',51', '91,0', '0,181', 'NaN,NaN', '1e1,2', '35,51,0', '<b>,1', null, undefined, 3, {}];

test.each(noPlaces)('the text %j is not a place', value => {
  expect(coordinatesOf(value)).toBeUndefined();
});

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type City, coordinatesOf, timeNames } from './model.ts';
import { prayerDay } from './prayer-day.ts';
import { placeOf } from './reader-place.ts';
import { kurdishDates } from './rendered-kurdish-dates.ts';
import { knownCities } from './rendered-cities.ts';

const cities = knownCities('en').flatMap(group => group.cities);

function cityCalled(name: string): City {
  const city = cities.find(one => one.name === name);
  if (!city) throw new Error(`No city is called ${name}`);
  return city;
}

const timesIn = (name: string, moment: string): string[] =>
  Object.values(prayerDay(cityCalled(name), 'Tehran', Date.parse(moment), 'en').times).map(({ dateTime }) => dateTime);

test('the day is the current day of the city', () => {
  const dayIn = (name: string, moment: string): string => prayerDay(cityCalled(name), 'Tehran', Date.parse(moment), 'en').date;
  expect(dayIn('Tehran', '2026-11-20T20:29:59Z')).toBe('2026-11-20');
  expect(dayIn('Tehran', '2026-11-20T20:30:00Z')).toBe('2026-11-21');
  expect(dayIn('Kabul', '2026-11-20T19:30:00Z')).toBe('2026-11-21');
  expect(dayIn('Toronto', '2026-11-21T04:59:00Z')).toBe('2026-11-20');
});

test.each([
  ['Tehran', '2026-06-21T10:00Z', '2026-06-22T00:00:00+03:30'],
  ['Istanbul', '2026-06-21T10:00Z', '2026-06-22T00:00:00+03:00'],
  ['Dushanbe', '2026-06-21T10:00Z', '2026-06-22T00:00:00+05:00'],
  ['Toronto', '2026-11-20T10:00Z', '2026-11-21T00:00:00-05:00'],
  ['Oslo', '2026-06-21T10:00Z', '2026-06-22T00:00:00+02:00'],
  ['Oslo', '2026-11-20T10:00Z', '2026-11-21T00:00:00+01:00'],
  // The clocks change in the night before, and in the night after.
  ['Oslo', '2026-03-29T10:00Z', '2026-03-30T00:00:00+02:00'],
  ['Oslo', '2026-03-28T10:00Z', '2026-03-29T00:00:00+01:00'],
])('a day in %s, that of %s, ends at %s', (name, moment, ends) => {
  expect(prayerDay(cityCalled(name), 'Tehran', Date.parse(moment), 'en').ends).toBe(ends);
});

test('times have the city\'s offset of that moment', () => {
  const [, fajr, , dhuhr] = timesIn('Oslo', '2026-03-29T10:00Z');
  expect(fajr).toMatch(/\+02:00$/);
  expect(dhuhr).toMatch(/^2026-03-29T13:2\d:00\+02:00$/);
});

test('a zone that the phone does not know falls back to the printed offset', () => {
  const city = { ...cityCalled('Oslo'), offset: 2, zone: 'Nowhere/Else' };
  expect(prayerDay(city, 'Tehran', Date.UTC(2026, 5, 21), 'en').ends).toMatch(/\+02:00$/);
});

test('dates are in both calendars, and empty for an unknown language', () => {
  const dates = (language: string): string[] => {
    const { solar, lunar } = prayerDay(cityCalled('Tehran'), 'Tehran', Date.UTC(2026, 10, 20, 9), language);
    return [solar, lunar];
  };
  expect(dates('fa')).toEqual(['جمعه ۲۹ آبان ۱۴۰۵', '۹ جمادی‌الثانی ۱۴۴۸ ه‍.ق.']);
  expect(dates('en')).toEqual(['Friday Aban 29, 1405 AP', 'Jumada II 9, 1448 AH']);
  for (const unwritten of ['azc', 'az-Latn', 'bs', 'ckb']) expect(dates(unwritten)).toEqual(['', '']);
  expect(kurdishDates('2026-11-20')).toEqual({ solar: 'هەینی ٢٩ی گەڵاڕێزانی ١٤٠٥', lunar: '٩ی جەمادی دووەمی ١٤٤٨' });
});

test.each([
  [{ value: '91,51' }, 'Tehran', 'city="91,51" cannot be used'],
  [{ value: 'NaN,NaN' }, 'Tehran', 'city="NaN,NaN" cannot be used'],
  [{ value: '35,181' }, 'Tehran', 'city="35,181" cannot be used'],
  [{ value: '35.7' }, 'Tehran', 'city="35.7" cannot be used'],
  [{ offset: NaN }, 'Tehran', 'data-offset=null cannot be used'],
  [{}, 'Qom', 'method="Qom" cannot be used'],
])('the place %j with the method %s is refused', (wrong, method, message) => {
  expect(() => prayerDay({ ...cityCalled('Tehran'), ...wrong }, method, 0, 'en')).toThrow(message);
});

test('all known cities are valid and unique, and their times are in order', () => {
  expect(new Set(cities.map(({ value }) => value)).size).toBe(cities.length);
  expect(knownCities('fa')[0]?.cities).toHaveLength(31);
  for (const language of ['ar', 'ckb', 'ur']) {
    const said = knownCities(language).flatMap(({ label, cities: group }) => [label, ...group.map(({ name }) => name)]);
    expect(said).toHaveLength(50);
    expect(said.filter(name => /[a-z]/i.test(name))).toEqual([]);
  }
  for (const city of cities) {
    expect(coordinatesOf(city.value)).toBeDefined();
    const { times } = prayerDay(city, 'Tehran', Date.UTC(2026, 2, 21, 12), 'en');
    const moments = timeNames.map(name => Date.parse(times[name].dateTime));
    expect(moments, city.name).toEqual([...moments].sort((one, other) => one - other));
  }
});

describe('a place outside the known cities', () => {
  test('has the clocks of the nearest city', () => {
    expect(placeOf('29.6,52.5', 'here', cities)).toEqual({ value: '29.6,52.5', name: 'here', offset: 3.5, zone: '' });
    expect(placeOf('59.3,10.4', 'here', cities)).toMatchObject({ zone: 'Europe/Oslo' });
  });

  test('has the phone\'s clocks if no city is near', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(placeOf('-41.3,174.8', 'here', cities)).toMatchObject({ zone: timeZone });
  });

  test('must have valid coordinates', () => {
    expect(() => placeOf('rubbish', 'here', cities)).toThrow('city="rubbish" cannot be used');
  });
});

/** Returns the results of a phone in a time zone, also on days on which its clocks change. */
function foundIn(timeZone: string): unknown {
  const script = `
    import { prayerDay } from ${JSON.stringify(resolve(import.meta.dirname, 'prayer-day.ts'))};
    const city = (value, offset, zone = '') => ({ value, name: '', offset, zone });
    const cities = [city('35.6892,51.389', 3.5), city('59.9139,10.7522', 1, 'Europe/Oslo')];
    const moments = ['2026-03-08T09:30Z', '2026-03-20T21:00Z', '2026-06-21T23:00Z', '2026-11-01T08:30Z', '2026-12-31T20:00Z'];
    console.log(JSON.stringify(moments.map(moment => cities.map(one => prayerDay(one, 'Tehran', Date.parse(moment), 'en')))));`;
  const environment = { ...process.env, TZ: timeZone };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env: environment }));
}

test('a phone computes the same days in any time zone', () => {
  const [first, ...others] = ['Asia/Tehran', 'America/Los_Angeles', 'Asia/Tokyo', 'UTC'].map(foundIn);
  for (const other of others) expect(other).toEqual(first);
});

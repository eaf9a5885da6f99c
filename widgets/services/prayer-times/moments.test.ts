import { PrayTime } from 'praytime';
import { describe, expect, test } from 'vitest';
import { isNightly } from '../../../scripts/test/nightly.ts';
import { type Coordinates, type MethodName, methodNames, timeNames } from './model.ts';
import { momentsOf } from './moments.ts';

const hasMaghribAngle = (method: MethodName): boolean => /Tehran|Jafari/.test(method);

/** Reference implementation. Its sunset is a minute before maghrib if that has no angle. */
const secondOf = (method: MethodName, { latitude, longitude }: Coordinates, highLats: string): PrayTime =>
  new PrayTime(method)
    .location([latitude, longitude])
    .adjust({ iterations: 3, highLats, ...(!hasMaghribAngle(method) && { maghrib: '0 min' }) })
    .round('none')
    .format('x');

const dayMs = 86_400_000;

/** Returns dates between two days of 2026: all of them at night, every fifth otherwise. */
function days(from: string, to: string): string[] {
  const first = Date.parse(from);
  const step = isNightly ? dayMs : 5 * dayMs;
  const count = Math.floor((Date.parse(to) - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * step).toISOString().slice(0, 10));
}

const partsOf = (date: string): number[] => date.split('-').map(Number);

/** Returns the largest difference in seconds for each time on any of the days. */
function farthest(dates: readonly string[], place: Coordinates, method: MethodName): Record<string, number> {
  const second = secondOf(method, place, 'NightMiddle');
  const apart = Object.fromEntries(timeNames.map(name => [name, 0]));
  for (const date of dates) {
    const expected = second.times(partsOf(date));
    const found = momentsOf(date, place, method);
    expected.imsak = expected.fajr - 600_000;
    for (const name of timeNames) {
      const seconds = Math.abs(found[name].at - expected[name]) / 1000;
      apart[name] = Math.max(apart[name] ?? 0, Number.isNaN(seconds) ? Infinity : seconds);
    }
  }
  return apart;
}

function expectClose(apart: Record<string, number>, method: MethodName, midnight: number): void {
  for (const name of timeNames) {
    // For a night that ends at sunrise, the reference uses the moment when the sun is lowest.
    const most = name === 'midnight' && !hasMaghribAngle(method) ? midnight : 15;
    expect(apart[name], name).toBeLessThan(most);
  }
}

/** Includes the northernmost, southernmost, easternmost and westernmost towns of the country. */
const places: Readonly<Record<string, Coordinates>> = {
  Tehran: { latitude: 35.6892, longitude: 51.389 },
  Parsabad: { latitude: 39.6482, longitude: 47.9174 },
  Chabahar: { latitude: 25.2919, longitude: 60.643 },
  Saravan: { latitude: 27.3709, longitude: 62.3342 },
  Bazargan: { latitude: 39.391, longitude: 44.3878 },
  Kabul: { latitude: 34.5553, longitude: 69.2075 },
  Dushanbe: { latitude: 38.5598, longitude: 68.787 },
  Istanbul: { latitude: 41.0082, longitude: 28.9784 },
};

const oslo: Coordinates = { latitude: 59.9139, longitude: 10.7522 };

const year = days('2026-01-01', '2026-12-31');

describe.each(Object.entries(places))('a year in %s', (_, place) => {
  test.each(methodNames)('by %s matches the reference to the second', method => {
    const apart = farthest(year, place, method);
    expectClose(apart, method, 30);
  });

  test('needs no estimate, even by the method with the largest angle', () => {
    const isEstimated = (date: string): boolean => Object.values(momentsOf(date, place, 'Egypt')).some(moment => moment.isEstimated);
    expect(year.filter(isEstimated)).toEqual([]);
  });
});

test.each([-55, -45, -33, 0, 23, 43, 52, 60])('asr matches the reference to the minute around the earth at latitude %d', latitude => {
  for (let longitude = -160; longitude < 180; longitude += 40) {
    const { asr } = farthest(year, { latitude, longitude }, 'MWL');
    expect(asr, `longitude ${longitude}`).toBeLessThan(60);
  }
});

describe('a year in Oslo', () => {
  test.each(methodNames)('by %s matches the reference to the second while nights are long', method => {
    expectClose(farthest([...days('2026-01-01', '2026-03-20'), ...days('2026-09-23', '2026-12-31')], oslo, method), method, 60);
  });

  test.each(methodNames)('by %s has estimates exactly on days on which the sun does not get low enough', method => {
    const second = secondOf(method, oslo, 'None');
    const isReached = (name: 'fajr' | 'isha', date: string): boolean => Number.isFinite(second.times(partsOf(date))[name]);
    for (const name of ['fajr', 'isha'] as const) {
      const withoutAngle = year.filter(date => !isReached(name, date));
      const estimated = new Set(year.filter(date => momentsOf(date, oslo, method)[name].isEstimated));
      // On the first of them, the two may differ slightly.
      expect(withoutAngle.filter(date => !estimated.has(date)).length, name).toBeLessThan(2);
      expect([...estimated].filter(date => date < '2026-04-15' || date > '2026-08-31'), name).toEqual([]);
      expect(estimated.size > year.length / 4, name).toBe(name === 'fajr' || method !== 'Makkah');
    }
  });

  test('halves the night for estimates', () => {
    const { sunset, isha, fajr, sunrise } = momentsOf('2026-06-21', oslo, 'Tehran');
    const night = momentsOf('2026-06-22', oslo, 'Tehran').sunrise.at - sunset.at;
    expect(Math.abs(isha.at - sunset.at - night / 2)).toBeLessThan(1000);
    expect(Math.abs(sunrise.at - fajr.at - night / 2)).toBeLessThan(1000);
  });
});

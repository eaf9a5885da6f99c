import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Coordinates, type MethodName, methodNames, timeNames } from './model.ts';
import { momentsOf } from './moments.ts';

/** What the second implementation is asked for. */
interface PrayTime {
  location: (place: readonly [number, number]) => PrayTime;
  adjust: (settings: object) => PrayTime;
  round: (method: 'none') => PrayTime;
  format: (format: 'x') => PrayTime;
  times: (date: readonly [year: number, month: number, day: number]) => Record<string, number>;
}

const { PrayTime } = createRequire(import.meta.url)('praytime') as { PrayTime: new (method: string) => PrayTime };

/** A method of the other implementation: maghrib is sunset itself where it is no angle, and each angle is met exactly. */
function otherMethod(method: MethodName, { latitude, longitude }: Coordinates): PrayTime {
  const hasAngle = /Tehran|Jafari/.test(method);
  const exact = { iterations: 3, ...(!hasAngle && { maghrib: '0 min' }) };
  return new PrayTime(method).location([latitude, longitude]).adjust(exact).round('none').format('x');
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Every day of a year, such as `2026-01-01`. */
const year = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1) + day * dayMs).toISOString().slice(0, 10));

/** The corners of the country: the farthest towns to the north, south, east and west; and cities elsewhere. */
const places: Readonly<Record<string, Coordinates>> = {
  Tehran: { latitude: 35.6892, longitude: 51.389 },
  Parsabad: { latitude: 39.6482, longitude: 47.9174 },
  Chabahar: { latitude: 25.2919, longitude: 60.643 },
  Saravan: { latitude: 27.3709, longitude: 62.3342 },
  Bazargan: { latitude: 39.391, longitude: 44.3878 },
  Kabul: { latitude: 34.5553, longitude: 69.2075 },
  Dushanbe: { latitude: 38.5598, longitude: 68.787 },
  Istanbul: { latitude: 41.0082, longitude: 28.9784 },
  Oslo: { latitude: 59.9139, longitude: 10.7522 },
};

/** The seconds that two implementations are at most apart in a year, for each time. */
function farthest(place: Coordinates, method: MethodName): Record<string, number> {
  const other = otherMethod(method, place);
  const apart: Record<string, number> = {};
  for (const date of year) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const expected = other.times([year, month, day]);
    const moments = momentsOf(date, place, method);
    for (const name of timeNames) {
      if (name === 'imsak') continue;
      const distance = Math.abs(moments[name].at - Number(expected[name])) / 1000;
      apart[name] = Math.max(apart[name] ?? 0, Number.isNaN(distance) ? Infinity : distance);
    }
  }
  return apart;
}

describe.each(Object.entries(places))('a year in %s', (name, place) => {
  test.each(methodNames)('by %s is that of a second implementation, to the second', method => {
    console.info(name, method, JSON.stringify(farthest(place, method)));
  });
});

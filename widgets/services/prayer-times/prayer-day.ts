import { oncePer } from '../../shared/base/once-per.ts';
import { unusable } from '../../shared/markup/settings.ts';
import { clockTime, dateAt, endOf } from './clocks.ts';
import { type City, coordinatesOf, type MethodName, methodNames, type TimeName, timeNames } from './model.ts';
import { momentsOf } from './moments.ts';
import { momentOf } from '../../shared/base/time.ts';

export interface PrayerTime {
  /** ISO 8601 to the minute, with the city's offset. Empty if the sun does not reach the position that day. */
  dateTime: string;
  /** True if the sun does not get as low as the method demands, so that the night was halved instead. */
  isEstimated: boolean;
}

/** A day in a city. */
export interface PrayerDay {
  /** Example: `2026-11-20`. */
  date: string;
  /** Date in the solar calendar as text. Empty for an unknown language. */
  solar: string;
  /** Date in the lunar calendar as text. */
  lunar: string;
  /** End of the day in ISO 8601. */
  ends: string;
  /** Fajr of the next day in ISO 8601. Empty if there is none. */
  nextFajr: string;
  times: Readonly<Record<TimeName, PrayerTime>>;
}

const dayMonthYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const weekdaysIn = oncePer(locale => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }));
const datesIn = oncePer(locale => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...dayMonthYear }));

function inWords(date: string, calendar: string, format: typeof datesIn, language: string): string {
  // Browsers claim to support Azeri, Bosnian and Kurdish but lack the names of these months.
  if (/^(az|bs|ckb)\b/.test(language) || !Intl.DateTimeFormat.supportedLocalesOf(language)[0]) return '';
  return format(`${language}-u-ca-${calendar}`).format(momentOf(date));
}

function methodOf(name: string): MethodName {
  const method = methodNames.find(one => one === name);
  if (!method) throw unusable('method', name);
  return method;
}

/**
 * Returns a city's current day at a moment in milliseconds, with dates in a language. Throws MarkupError for invalid
 * coordinates or an unknown method.
 */
export function prayerDay(city: City, method: string, now: number, language: string): PrayerDay {
  const place = coordinatesOf(city.value);
  if (!place) throw unusable('city', city.value);
  if (!(Math.abs(city.offset) <= 14)) throw unusable('data-offset', city.offset);
  const date = dateAt(now, city);
  const moments = momentsOf(date, place, methodOf(method));
  const weekday = inWords(date, 'gregory', weekdaysIn, language);
  const timeOf = (name: TimeName): [TimeName, PrayerTime] => {
    const { at, isEstimated } = moments[name];
    return [name, { dateTime: clockTime(at, city), isEstimated: isEstimated && !Number.isNaN(at) }];
  };
  return {
    date,
    solar: `${weekday} ${inWords(date, 'persian', datesIn, language)}`.trim(),
    lunar: inWords(date, 'islamic-civil', datesIn, language),
    ends: clockTime(endOf(date, city), city),
    nextFajr: clockTime(moments.nextFajr.at, city),
    times: Object.fromEntries(timeNames.map(timeOf)) as Record<TimeName, PrayerTime>,
  };
}

export { placeOf } from './reader-place.ts';
import { clockTime, dateAt, endOf } from './clocks.ts';
import { type City, coordinatesOf, type MethodName, type PrayerDay, type TimeName } from './model.ts';
import { momentsOf } from './moments.ts';
import { unusable } from '../../shared/markup/settings.ts';

/** What of a day is asked for. */
export interface Wanted {
  city: City;
  method: MethodName;
  /** The times to have, in their order. */
  names: readonly TimeName[];
  /** Tag of the language that dates are written in. */
  language: string;
}

/** A day in words; nothing where the browser does not know the language. */
function inWords(date: string, calendar: string, options: Intl.DateTimeFormatOptions, language: string): string {
  if (!Intl.DateTimeFormat.supportedLocalesOf(language)[0]) return '';
  return new Intl.DateTimeFormat(`${language}-u-ca-${calendar}`, { timeZone: 'UTC', ...options }).format(Date.parse(date));
}

const dayAndYear = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day that a city has at a moment, in ms. Throws MarkupError where the city is no place on earth. */
export function prayerDay({ city, method, names, language }: Wanted, now: number): PrayerDay {
  const place = coordinatesOf(city.value);
  if (!place) throw unusable('city', city.value);
  const date = dateAt(now, city);
  const moments = momentsOf(date, place, method);
  const weekday = inWords(date, 'gregory', { weekday: 'long' }, language);
  return {
    date,
    solar: `${weekday} ${inWords(date, 'persian', dayAndYear, language)}`.trim(),
    lunar: inWords(date, 'islamic-civil', dayAndYear, language),
    ends: clockTime(endOf(date, city), city),
    nextFajr: clockTime(moments.nextFajr.at, city),
    times: names.map(name => {
      const { at, isEstimated } = moments[name];
      return { name, dateTime: clockTime(at, city), isEstimated: isEstimated && !Number.isNaN(at) };
    }),
  };
}

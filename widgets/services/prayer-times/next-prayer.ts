import { momentOf } from '../../shared/base/time.ts';

/** A time of a day. Its name may be unknown. */
interface NamedTime {
  name?: string | undefined;
  /** ISO 8601 to the minute, with the city's offset. Empty if there is no such time that day. */
  dateTime: string;
}

const isPrayer = (name = ''): boolean => /^(fajr|dhuhr|asr|maghrib|isha)$/.test(name);

const minuteMs = 60_000;

/**
 * Returns the next prayer after a moment in milliseconds, with the minutes until then, rounded up. It is one of the
 * day's prayers or the next day's fajr. Returns undefined if there is none.
 */
export function nextPrayer(
  times: readonly NamedTime[],
  nextFajr: string | undefined,
  now: number,
): [name: string, minutes: number] | undefined {
  const all = [...times.filter(({ name }) => isPrayer(name)), { name: 'fajr', dateTime: nextFajr ?? '' }];
  const next = all.find(({ dateTime }) => momentOf(dateTime) > now);
  return next?.name === undefined ? undefined : [next.name, Math.ceil((momentOf(next.dateTime) - now) / minuteMs)];
}

type Format = (value: number) => string;

/**
 * Returns a duration as text: `inHours` with `{hours}` and `{minutes}` from an hour on, otherwise `inMinutes` with
 * `{minutes}`.
 */
export function remainingText(minutes: number, inHours: string, inMinutes: string, format: Format): string {
  const hours = Math.floor(minutes / 60);
  return (hours ? inHours : inMinutes).replace('{hours}', format(hours)).replace('{minutes}', format(minutes % 60));
}

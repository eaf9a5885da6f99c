import { momentOf } from '../../shared/base/time.ts';

/** A time of a day, whose name need not be one that is known. */
interface NamedTime {
  name?: string | undefined;
  /** ISO 8601, to the minute, with the offset of the city's clocks; empty where there is no such time that day. */
  dateTime: string;
}

const isPrayer = (name = ''): boolean => /^(fajr|dhuhr|asr|maghrib|isha)$/.test(name);

const minuteMs = 60_000;

/**
 * The first prayer after a moment, in ms, and the minutes until then, of which one that has begun counts: one of the
 * day's, or the next day's fajr. Undefined without one.
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

/** Minutes in words: of an hour and more by a sentence with `{hours}` and `{minutes}`, else by one with `{minutes}`. */
export function remainingText(minutes: number, inHours: string, inMinutes: string, format: Format): string {
  const hours = Math.floor(minutes / 60);
  return (hours ? inHours : inMinutes).replace('{hours}', format(hours)).replace('{minutes}', format(minutes % 60));
}

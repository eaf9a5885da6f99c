/** The times of a day, in the order that they are shown in. */
export const timeNames = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'] as const;

export type TimeName = (typeof timeNames)[number];

export const methodNames = ['MWL', 'ISNA', 'Egypt', 'Makkah', 'Karachi', 'Tehran', 'Jafari'] as const;

export type MethodName = (typeof methodNames)[number];

/** A place to have times for. */
export interface City {
  /** `lat,lng`. */
  value: string;
  name: string;
  /** Of its clocks, in hours east of UTC: all year round, or where the phone does not know the zone. */
  offset: number;
  /** IANA name of its time zone where the clocks are changed in the year; else empty. */
  zone: string;
}

/** Hours of all clocks in Iran, all year round. */
export const offsetOfIran = 3.5;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Reads `lat,lng`; undefined where that is no place on earth. */
export function coordinatesOf(value: unknown): Coordinates | undefined {
  const [, latitude = NaN, longitude = NaN] = (/^(-?\d+\.?\d*), ?(-?\d+\.?\d*)$/.exec(String(value)) ?? []).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

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
 * day's, or the next day's fajr. Undefined where there is none.
 */
export function nextPrayer(
  times: readonly NamedTime[],
  nextFajr: string | undefined,
  now: number,
): [name: string, minutes: number] | undefined {
  const all = [...times.filter(({ name }) => isPrayer(name)), { name: 'fajr', dateTime: nextFajr ?? '' }];
  const next = all.find(({ dateTime }) => Date.parse(dateTime) > now);
  return next?.name === undefined ? undefined : [next.name, Math.ceil((Date.parse(next.dateTime) - now) / minuteMs)];
}

type Format = (value: number) => string;

/** Minutes in words: of an hour and more by a sentence with `{hours}` and `{minutes}`, else by one with `{minutes}`. */
export function remainingText(minutes: number, inHours: string, inMinutes: string, format: Format): string {
  const hours = Math.floor(minutes / 60);
  return (hours ? inHours : inMinutes).replace('{hours}', format(hours)).replace('{minutes}', format(minutes % 60));
}

/** The hour and the minute of a time in ISO 8601, such as `05:18`. */
export const hourOf = (dateTime: string): string => dateTime.slice(11, 16);

/** The same, in the digits of the page. */
export const clockText = (dateTime: string, format: Format): string =>
  hourOf(dateTime).replace(/\d/g, digit => format(Number(digit)));

/** The times of a day, in the order that they are shown in. */
export const timeNames = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'] as const;

export type TimeName = (typeof timeNames)[number];

export const methodNames = ['MWL', 'ISNA', 'Egypt', 'Makkah', 'Karachi', 'Tehran', 'Jafari'] as const;

export type MethodName = (typeof methodNames)[number];

export interface PrayerTime {
  name: TimeName;
  /** ISO 8601, to the minute, with the offset of the city's clocks; empty where the sun does not make it that day. */
  dateTime: string;
  /** The sun does not get as low as the method wants it: the night has been halved instead. */
  isEstimated: boolean;
}

/** A day by the clocks of a city. */
export interface PrayerDay {
  /** Such as `2026-11-20`. */
  date: string;
  /** The day in the solar calendar, as it is read. */
  solar: string;
  /** The day in the lunar calendar, as it is read. */
  lunar: string;
  /** ISO 8601: the next day begins. */
  ends: string;
  /** ISO 8601: fajr of the next day. */
  nextFajr: string;
  times: readonly PrayerTime[];
}

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

export interface NextPrayer {
  name: TimeName;
  /** From now on; a minute that has begun counts. */
  minutes: number;
}

const minuteMs = 60_000;

const isPrayer = (name: TimeName): boolean => /fajr|dhuhr|asr|maghrib|isha/.test(name);

/** The first prayer after a moment: of the shown ones, or the next day's fajr. Undefined where there is none. */
export function nextPrayer({ times, nextFajr }: PrayerDay, now: number): NextPrayer | undefined {
  const all = [...times.filter(({ name }) => isPrayer(name)), { name: 'fajr', dateTime: nextFajr } as const];
  const next = all.find(({ dateTime }) => Date.parse(dateTime) > now);
  return next && { name: next.name, minutes: Math.ceil((Date.parse(next.dateTime) - now) / minuteMs) };
}

/** Whether a day is over. So is one that says nothing of its end. */
export const isOver = ({ ends }: PrayerDay, now: number): boolean => !(now < Date.parse(ends));

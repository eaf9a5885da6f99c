/** Times of a day in display order. */
export const timeNames = ['imsak', 'fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'maghrib', 'isha', 'midnight'] as const;

export type TimeName = (typeof timeNames)[number];

export const methodNames = ['MWL', 'ISNA', 'Egypt', 'Makkah', 'Karachi', 'Tehran', 'Jafari'] as const;

export type MethodName = (typeof methodNames)[number];

/** A place with prayer times. */
export interface City {
  /** `lat,lng`. */
  value: string;
  name: string;
  /** UTC offset in hours. Used all year, or by phones that do not know the zone. */
  offset: number;
  /** IANA time zone if the clocks change during the year. Otherwise empty. */
  zone: string;
}

/** UTC offset of Iran in hours, all year. */
export const offsetOfIran = 3.5;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Reads `lat,lng`. Returns undefined for invalid coordinates. */
export function coordinatesOf(value: unknown): Coordinates | undefined {
  const [, latitude = NaN, longitude = NaN] = (/^(-?\d+\.?\d*), ?(-?\d+\.?\d*)$/.exec(String(value)) ?? []).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Returns hour and minute of an ISO 8601 time, such as `05:18`. */
export const hourOf = (dateTime: string): string => dateTime.slice(11, 16);

/** Returns hour and minute in the digits of the page. */
export const clockText = (dateTime: string, format: (value: number) => string): string =>
  hourOf(dateTime).replace(/\d/g, digit => format(Number(digit)));

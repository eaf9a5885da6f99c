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
  /** Offset of its clocks in hours east of UTC: all year round, or for phones that do not know the zone. */
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

/** The hour and the minute of a time in ISO 8601, such as `05:18`. */
export const hourOf = (dateTime: string): string => dateTime.slice(11, 16);

/** The same, in the digits of the page. */
export const clockText = (dateTime: string, format: (value: number) => string): string =>
  hourOf(dateTime).replace(/\d/g, digit => format(Number(digit)));

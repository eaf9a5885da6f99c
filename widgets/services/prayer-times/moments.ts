import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan';
import type { Coordinates as Place, MethodName, TimeName } from './model.ts';

interface Method {
  /** Degrees of the sun below the horizon. */
  fajr: number;
  /** Degrees of the sun below the horizon. 0 if isha is a number of minutes after sunset. */
  isha: number;
  minutesToIsha?: number;
  /** Degrees of the sun below the horizon. Without it, maghrib is sunset. */
  maghrib?: number;
  /** End of the night. Midnight is in the middle between sunset and this time. */
  nightEnds: 'fajr' | 'sunrise';
}

/** Own values, because adhan's presets add minutes to some times. */
const methods: Readonly<Record<MethodName, Method>> = {
  MWL: { fajr: 18, isha: 17, nightEnds: 'sunrise' },
  ISNA: { fajr: 15, isha: 15, nightEnds: 'sunrise' },
  Egypt: { fajr: 19.5, isha: 17.5, nightEnds: 'sunrise' },
  Makkah: { fajr: 18.5, isha: 0, minutesToIsha: 90, nightEnds: 'sunrise' },
  Karachi: { fajr: 18, isha: 18, nightEnds: 'sunrise' },
  Tehran: { fajr: 17.7, isha: 14, maghrib: 4.5, nightEnds: 'fajr' },
  Jafari: { fajr: 16, isha: 14, maghrib: 4, nightEnds: 'fajr' },
};

function parametersOf({ fajr, isha, minutesToIsha, maghrib }: Method): CalculationParameters {
  const parameters = new CalculationParameters('Other', fajr, isha, minutesToIsha, maghrib);
  // Not rounded here, because midnight is computed from two times. All are rounded once, at the end.
  parameters.rounding = Rounding.None;
  return parameters;
}

const secondMs = 1000;
const imsakMs = 10 * 60 * secondMs;

/** A time of a day. */
export interface Moment {
  /** Milliseconds since the epoch. NaN if the sun does not reach the position that day. */
  at: number;
  /** True if the sun does not get as low as the method demands. */
  isEstimated: boolean;
}

const radian = Math.PI / 180;

/** Returns the sun's declination in degrees, accurate to a hundredth. */
function declinationAt(at: number): number {
  const days = at / 86_400_000 - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * radian;
  const longitude = (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radian;
  return Math.asin(Math.sin(23.44 * radian) * Math.sin(longitude)) / radian;
}

/**
 * Returns asr: the time when a shadow has grown by the length of its object. Adhan uses the declination at midnight
 * UTC, which is minutes off if the sun is low. This computes the sun's height and lets adhan find it as isha.
 */
function asrOf({ asr, sunset, coordinates, date }: PrayerTimes): number {
  const shadow = 1 + Math.tan(Math.abs(coordinates.latitude - declinationAt(Number(asr))) * radian);
  const height = Math.atan(1 / shadow) / radian;
  const { isha } = new PrayerTimes(coordinates, date, parametersOf({ fajr: 18, isha: -height, nightEnds: 'sunrise' }));
  return isha < sunset ? Number(isha) : Number.NaN;
}

const between = (one: Date, other: Date): number => Number(other) - Number(one);

/** Returns true if a time is half a night away from sunset or sunrise, so that the angle did not determine it. */
const isHalfNight = (distance: number, { sunset }: PrayerTimes, { sunrise }: PrayerTimes): boolean =>
  Math.abs(distance - between(sunset, sunrise) / 2) < secondMs;

const fajrOf = (day: PrayerTimes, next: PrayerTimes): Moment => ({
  at: Number(day.fajr),
  isEstimated: isHalfNight(between(day.fajr, day.sunrise), day, next),
});

/**
 * Returns the unrounded times of a day, such as `2026-11-20`, and fajr of the next day. If the sun does not get low
 * enough before the middle of the night, fajr and isha are that middle and maghrib is sunset, all marked as estimates.
 */
export function momentsOf(date: string, place: Place, name: MethodName): Record<TimeName | 'nextFajr', Moment> {
  const method = methods[name];
  const parameters = parametersOf(method);
  const coordinates = new Coordinates(place.latitude, place.longitude);
  const [year = 0, month = 0, first = 0] = date.split('-').map(Number);
  // Adhan reads the day in the phone's time zone.
  const dayAfter = (days: number): PrayerTimes =>
    new PrayerTimes(coordinates, new Date(year, month - 1, first + days, 12), parameters);
  const [day, next] = [dayAfter(0), dayAfter(1)];
  const fajr = fajrOf(day, next);
  const nextFajr = fajrOf(next, dayAfter(2));
  const nightEnds = method.nightEnds === 'fajr' ? nextFajr : { at: Number(next.sunrise), isEstimated: false };
  const seen = (moment: Date): Moment => ({ at: Number(moment), isEstimated: false });
  return {
    imsak: { ...fajr, at: fajr.at - imsakMs },
    fajr,
    sunrise: seen(day.sunrise),
    dhuhr: seen(day.dhuhr),
    asr: { at: asrOf(day), isEstimated: false },
    sunset: seen(day.sunset),
    maghrib: {
      at: Number(day.maghrib),
      isEstimated: method.maghrib !== undefined && between(day.sunset, day.maghrib) === 0,
    },
    isha: {
      at: Number(day.isha),
      isEstimated: method.isha > 0 && isHalfNight(between(day.sunset, day.isha), day, next),
    },
    midnight: { ...nightEnds, at: (Number(day.sunset) + nightEnds.at) / 2 },
    nextFajr,
  };
}

import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan';
import type { Coordinates as Place, MethodName, TimeName } from './model.ts';

interface Method {
  /** Degrees of the sun below the horizon. */
  fajr: number;
  /** Degrees of the sun below the horizon; 0 where it is minutes after sunset. */
  isha: number;
  minutesToIsha?: number;
  /** Degrees of the sun below the horizon; without them, maghrib is sunset. */
  maghrib?: number;
  /** End of the night whose middle is midnight. */
  nightEnds: 'fajr' | 'sunrise';
}

/** The presets of adhan add minutes to some of them. */
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
  // Midnight is the middle of two of them: all are rounded once, at the end.
  parameters.rounding = Rounding.None;
  return parameters;
}

const secondMs = 1000;
const imsakMs = 10 * 60 * secondMs;

/** A time of a day. */
export interface Moment {
  /** Milliseconds since 1970; NaN where the sun does not make it that day. */
  at: number;
  /** The sun does not get as low as the method wants it. */
  isEstimated: boolean;
}

const radian = Math.PI / 180;

/** Degrees of the sun north of the equator, to a hundredth. */
function declinationAt(at: number): number {
  const days = at / 86_400_000 - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * radian;
  const longitude = (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radian;
  return Math.asin(Math.sin(23.44 * radian) * Math.sin(longitude)) / radian;
}

/**
 * Asr, when a shadow has grown by the length of what casts it. Adhan measures that with the sun of midnight in UTC,
 * which is minutes off where the sun is low; with the height of the sun it finds asr in the place of isha.
 */
function asrOf({ asr, sunset, coordinates, date }: PrayerTimes): number {
  const shadow = 1 + Math.tan(Math.abs(coordinates.latitude - declinationAt(Number(asr))) * radian);
  const height = Math.atan(1 / shadow) / radian;
  const { isha } = new PrayerTimes(coordinates, date, parametersOf({ fajr: 18, isha: -height, nightEnds: 'sunrise' }));
  return isha < sunset ? Number(isha) : Number.NaN;
}

const between = (one: Date, other: Date): number => Number(other) - Number(one);

/** Tells if a time is as far from sunrise or sunset as half of the night: the angle did not decide it. */
const isHalfNight = (distance: number, { sunset }: PrayerTimes, { sunrise }: PrayerTimes): boolean =>
  Math.abs(distance - between(sunset, sunrise) / 2) < secondMs;

const fajrOf = (day: PrayerTimes, next: PrayerTimes): Moment => ({
  at: Number(day.fajr),
  isEstimated: isHalfNight(between(day.fajr, day.sunrise), day, next),
});

/**
 * The times of a day, such as `2026-11-20`, and fajr of the next, not rounded. If the sun does not get as low as the
 * method wants it before the middle of the night, fajr and isha are that middle, and maghrib is sunset: estimates.
 */
export function momentsOf(date: string, place: Place, name: MethodName): Record<TimeName | 'nextFajr', Moment> {
  const method = methods[name];
  const parameters = parametersOf(method);
  const coordinates = new Coordinates(place.latitude, place.longitude);
  const [year = 0, month = 0, first = 0] = date.split('-').map(Number);
  // The day is read by the clock of the phone.
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

import { oncePer } from '../../shared/base/once-per.ts';
import type { City } from './model.ts';
import { momentOf } from '../../shared/base/time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Swedish dates have the format of ISO 8601. */
const clocksIn = oncePer(timeZone => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }));

/** Returns the UTC offset of a city at a moment in milliseconds, positive to the east. */
export function offsetAt({ offset, zone }: City, moment: number): number {
  const printed = offset * hourMs;
  if (!zone) return printed;
  try {
    const inZone = clocksIn(zone).format(moment).replace(' ', 'T');
    return momentOf(`${inZone}Z`) - Math.floor(moment / 1000) * 1000 || printed;
  } catch {
    // The phone does not know the zone.
    return printed;
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * Rounds a time in milliseconds to the minute and returns it as ISO 8601 in the city's time. Returns an empty string
 * for NaN.
 */
export function clockTime(moment: number, city: City): string {
  if (Number.isNaN(moment)) return '';
  const minute = Math.round(moment / minuteMs) * minuteMs;
  const offset = offsetAt(city, minute);
  return `${iso(minute + offset).slice(0, 19)}${offset < 0 ? '-' : '+'}${iso(Math.abs(offset)).slice(11, 16)}`;
}

/** Returns the date in a city at a moment, such as `2026-11-20`. */
export const dateAt = (moment: number, city: City): string => iso(moment + offsetAt(city, moment)).slice(0, 10);

/** Returns the end of a day in a city, in milliseconds. */
export function endOf(date: string, city: City): number {
  const midnight = momentOf(date) + 24 * hourMs;
  // Uses the offset of a nearby moment, because clocks change in the early morning.
  return midnight - offsetAt(city, midnight - offsetAt(city, midnight));
}

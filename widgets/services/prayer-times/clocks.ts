import { oncePer } from '../../shared/base/once-per.ts';
import type { City } from './model.ts';
import { momentOf } from '../../shared/base/time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Swedes write a moment as ISO 8601 does. */
const clocksIn = oncePer(timeZone => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }));

/** The offset of a city's clocks at a moment, in ms east of UTC. */
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

/** The minute nearest to a moment in ms, by the clocks of a city, as ISO 8601; empty where the moment is NaN. */
export function clockTime(moment: number, city: City): string {
  if (Number.isNaN(moment)) return '';
  const minute = Math.round(moment / minuteMs) * minuteMs;
  const offset = offsetAt(city, minute);
  return `${iso(minute + offset).slice(0, 19)}${offset < 0 ? '-' : '+'}${iso(Math.abs(offset)).slice(11, 16)}`;
}

/** The day that it is at a moment by the clocks of a city, such as `2026-11-20`. */
export const dateAt = (moment: number, city: City): string => iso(moment + offsetAt(city, moment)).slice(0, 10);

/** The moment, in ms, at which a day ends by the clocks of a city. */
export function endOf(date: string, city: City): number {
  const midnight = momentOf(date) + 24 * hourMs;
  // Uses the offset of a nearby moment: clocks change in the small hours.
  return midnight - offsetAt(city, midnight - offsetAt(city, midnight));
}

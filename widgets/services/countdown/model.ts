import { markupError } from '../../shared/markup/markup-error.ts';
import { numberOf } from '../../shared/markup/parse.ts';

export const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type Unit = (typeof units)[number];
export type TimeLeft = Readonly<Record<Unit, number>>;

/** Offset of Tehran from UTC in milliseconds, all year. */
export const tehranOffset = 3.5 * 60 * 60 * 1000;

const whole = /^(\d{4})-(\d\d?)-(\d\d?) (\d\d?):(\d\d?):(\d\d?)$/;

/**
 * Converts a date (`2027-3-20`) and time (`23:54:43`) in Tehran to milliseconds since the epoch. Throws MarkupError for
 * invalid values.
 */
function momentInTehran(day: string, time: string): number {
  const [year = NaN, ...rest] = whole.exec(`${day} ${time}`)?.slice(1).map(Number) ?? [];
  const [month = 0, date = 0, hour = 0, minute = 0, second = 0] = rest;
  const moment = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date && minute < 60 && second < 60;
  if (!isReal) throw markupError(`data-full-year="${day}" with data-time="${time}" is no moment`);
  return Number(moment) - tehranOffset;
}

/**
 * Returns the target in milliseconds since the epoch, from a timestamp or from a date and time in Tehran. Throws
 * MarkupError for invalid values.
 */
export const targetOf = ({ date, fullYear = '', time = '0:0:0' }: DOMStringMap): number =>
  date ? numberOf(date, 'data-date') : momentInTehran(fullYear, time);

/** Limits of the interval in milliseconds: readers notice no shorter one, and timers support no much longer one. */
const [shortest, longest] = [100, 24 * 60 * 60 * 1000];

/** Returns the time in milliseconds between two ticks. Throws MarkupError if it is outside the limits. */
export function intervalOf({ interval = '1000' }: DOMStringMap): number {
  const milliseconds = Number(interval);
  if (milliseconds >= shortest && milliseconds <= longest) return milliseconds;
  throw markupError(`data-interval="${interval}" is not between ${shortest} and ${longest}`);
}

/** Splits milliseconds into days, hours, minutes and seconds. Rounds up to whole seconds. */
export function timeLeftOf(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Formats a unit. Hours, minutes and seconds have two digits. */
export const clockDigits = (left: TimeLeft, unit: Unit, format: (value: number) => string): string =>
  unit === 'days' ? format(left.days) : format(Math.floor(left[unit] / 10)) + format(left[unit] % 10);

/** Fills in `{{days}}`, `{{hours}}`, `{{minutes}}` and `{{seconds}}`. */
export function fillTemplate(template: string, write: (unit: Unit) => string): string {
  let text = template;
  for (const unit of units) text = text.split(`{{${unit}}}`).join(write(unit));
  return text;
}

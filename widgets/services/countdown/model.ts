import { markupError } from '../../shared/markup/markup-error.ts';
import { numberOf } from '../../shared/markup/parse.ts';

export const units = ['days', 'hours', 'minutes', 'seconds'] as const;

type Unit = (typeof units)[number];
export type TimeLeft = Readonly<Record<Unit, number>>;

/** Tehran is so many milliseconds ahead of UTC, all year. */
export const tehranOffset = 3.5 * 60 * 60 * 1000;

const whole = /^(\d{4})-(\d\d?)-(\d\d?) (\d\d?):(\d\d?):(\d\d?)$/;

/** A day (`2027-3-20`) and a time of it (`23:54:43`) in Tehran, in ms since 1970. Throws MarkupError on nonsense. */
function momentInTehran(day: string, time: string): number {
  const [year = NaN, ...rest] = whole.exec(`${day} ${time}`)?.slice(1).map(Number) ?? [];
  const [month = 0, date = 0, hour = 0, minute = 0, second = 0] = rest;
  const moment = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date && minute < 60 && second < 60;
  if (!isReal) throw markupError(`data-full-year="${day}" with data-time="${time}" is no moment`);
  return Number(moment) - tehranOffset;
}

/**
 * Target of the countdown, in ms since 1970: a timestamp, or else a day and a time in Tehran. Throws MarkupError if it
 * is wrong.
 */
export const targetOf = ({ date, fullYear = '', time = '0:0:0' }: DOMStringMap): number =>
  date ? numberOf(date, 'data-date') : momentInTehran(fullYear, time);

/** Ticks may be this far apart, in milliseconds: a reader sees no more, and no timer takes longer. */
const [shortest, longest] = [100, 24 * 60 * 60 * 1000];

/** Milliseconds between two ticks. Throws MarkupError where they are nonsense. */
export function intervalOf({ interval = '1000' }: DOMStringMap): number {
  const milliseconds = Number(interval);
  if (milliseconds >= shortest && milliseconds <= longest) return milliseconds;
  throw markupError(`data-interval="${interval}" is not between ${shortest} and ${longest}`);
}

/** Milliseconds as a clock counts them down: a second that has begun is there still. */
export function timeLeftOf(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Hours, minutes and seconds are said in two digits, each of which `format` writes. */
export const clockDigits = (left: TimeLeft, unit: Unit, format: (value: number) => string): string =>
  unit === 'days' ? format(left.days) : format(Math.floor(left[unit] / 10)) + format(left[unit] % 10);

/** Puts what is left into a text with `{{days}}`, `{{hours}}`, `{{minutes}}` or `{{seconds}}`. */
export function fillTemplate(template: string, write: (unit: Unit) => string): string {
  let text = template;
  for (const unit of units) text = text.split(`{{${unit}}}`).join(write(unit));
  return text;
}

import type { Kernel } from '../../../kernel/types.ts';
import { withNumber } from '../../shared/markup/parse.ts';
import type { Labels } from './labels.ts';
import type { Match } from './tables-shown.ts';
import { momentOf } from '../../shared/base/time.ts';

export type Format = Kernel['digits']['format'];

/** Formats a whole number with the minus sign on the left, because servers and phones disagree about it. */
export const formatSigned = (value: number, format: Format): string =>
  (value < 0 ? '\u200e−' : '') + format(Math.abs(value));

/** Returns the milliseconds of a date. Safari before 15 needs the `T`. */
export const timeOf = (date: string): number => momentOf(date.replace(' ', 'T'));

/** Returns hour and minute of a date in its own zone, in the page's digits. */
export const formatClock = (date: string, format: Format): string =>
  date.slice(11, 16).replace(/\d/g, digit => format(Number(digit)));

/** Returns the state of a match: the minute or period, finished, postponed, or the server's own text. */
export function stateOf({ status, minute, period }: Match, labels: Labels, format: Format): string | undefined {
  if (status === 'live') return minute === null ? period || labels.live : withNumber(labels.minute ?? '{n}', format(minute));
  return status === 'finished' || status === 'postponed' ? labels[status] : period || undefined;
}

/** Returns the score, or the time before the match. */
export const resultOf = ({ hostScore, guestScore, date }: Match, format: Format): string =>
  hostScore === null || guestScore === null ? formatClock(date, format) : `${format(hostScore)} – ${format(guestScore)}`;

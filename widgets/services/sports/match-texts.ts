import type { Kernel } from '../../../kernel/types.ts';
import { withNumber } from '../../shared/markup/parse.ts';
import type { Labels } from './labels.ts';
import type { Match } from './tables-shown.ts';
import { momentOf } from '../../shared/base/time.ts';

export type Format = Kernel['digits']['format'];

/** A whole number, with its minus to the left where it has one: what servers and phones know of minus signs differs. */
export const formatSigned = (value: number, format: Format): string =>
  (value < 0 ? '\u200e−' : '') + format(Math.abs(value));

/** Milliseconds of a date. Safari before 15 reads none without the `T`. */
export const timeOf = (date: string): number => momentOf(date.replace(' ', 'T'));

/** Hour and minute of a date, as they stand in it, in the page's digits. */
export const formatClock = (date: string, format: Format): string =>
  date.slice(11, 16).replace(/\d/g, digit => format(Number(digit)));

/** the minute or the part of one that is played, that it is over or put off, or in its server's words. */
export function stateOf({ status, minute, period }: Match, labels: Labels, format: Format): string | undefined {
  if (status === 'live') return minute === null ? period || labels.live : withNumber(labels.minute ?? '{n}', format(minute));
  return status === 'finished' || status === 'postponed' ? labels[status] : period || undefined;
}

/** The scores, or before the match its time. */
export const resultOf = ({ hostScore, guestScore, date }: Match, format: Format): string =>
  hostScore === null || guestScore === null ? formatClock(date, format) : `${format(hostScore)} – ${format(guestScore)}`;

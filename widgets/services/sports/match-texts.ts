import type { Kernel } from '../../../kernel/types.ts';
import { withNumber } from '../../shared/markup/parse.ts';
import type { Labels } from './labels.ts';
import { clockOf, type Match, type Turn } from './model.ts';

export type Format = Kernel['digits']['format'];

/** A whole number that may be negative: what servers and phones know of minus signs differs. */
export const formatSigned = (value: number, format: Format): string => (value < 0 ? '−' : '') + format(Math.abs(value));

/** Hour and minute in the page's digits. */
export const formatClock = (date: string, format: Format): string =>
  clockOf(date).replace(/\d/g, digit => format(Number(digit)));

/** How a match stands: the minute or the part of one that is played, or that it is over or put off. */
export function stateOf({ status, minute, period }: Match, labels: Labels, format: Format): string {
  if (status === 'live') return minute === null ? period || labels.live : withNumber(labels.minute, format(minute));
  return status === 'finished' || status === 'postponed' ? labels[status] : '';
}

/** The scores, or before the match its time. */
export const resultOf = ({ hostScore, guestScore, date }: Match, format: Format): string =>
  hostScore === null || guestScore === null ? formatClock(date, format) : `${format(hostScore)} – ${format(guestScore)}`;

/** What is announced of a goal, a set or the end of a match. */
export function announcementOf({ kind, team, match }: Turn, labels: Labels, format: Format): string {
  const result = `${match.host.name} ${resultOf(match, format)} ${match.guest.name}`;
  return labels[kind === 'finished' ? 'end' : kind].replace('{team}', team).replace('{result}', result);
}

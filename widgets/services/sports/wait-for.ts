import { timeOf } from './match-texts.ts';
import type { Match } from './tables-shown.ts';

/** Milliseconds between two looks at matches that are played. */
const reloadMs = 30_000;

/**
 * Milliseconds until the next reload: the usual ones while a match is played or should be, those until the next one
 * begins, or Infinity. A box without matches cannot know.
 */
export function waitFor(matches: readonly Match[] | null, now: number): number {
  if (!matches) return reloadMs;
  const starts = matches
    .filter(({ status }) => status !== 'finished' && status !== 'postponed')
    .map(({ status, date }) => (status === 'live' ? now : timeOf(date)));
  return Math.max(reloadMs, Math.min(...starts.map(start => (Number.isNaN(start) ? Infinity : start))) - now);
}

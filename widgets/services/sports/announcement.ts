import type { Labels } from './labels.ts';
import { type Format, resultOf } from './match-texts.ts';
import type { MatchTurn } from './model.ts';

/** Returns the announcement of a goal, a set or the end of a match. */
export function announcementOf({ kind, team, match }: MatchTurn, labels: Labels, format: Format): string {
  // Isolates each name, because scores would otherwise change their order.
  const result = `\u2068${match.host.name}\u2069 ${resultOf(match, format)} \u2068${match.guest.name}\u2069`;
  return (labels[kind === 'finished' ? 'end' : kind] ?? '{result}').replace('{team}', () => team).replace('{result}', () => result);
}

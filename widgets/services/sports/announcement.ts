import type { Labels } from './labels.ts';
import { type Format, resultOf } from './match-texts.ts';
import type { Turn } from './model.ts';

/** What is announced of a goal, a set or the end of a match. */
export function announcementOf({ kind, team, match }: Turn, labels: Labels, format: Format): string {
  const result = `${match.host.name} ${resultOf(match, format)} ${match.guest.name}`;
  return (labels[kind === 'finished' ? 'end' : kind] ?? '{result}').replace('{team}', team).replace('{result}', result);
}

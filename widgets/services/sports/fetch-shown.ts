import type { Kernel } from '../../../kernel/types.ts';
import type { Outcome } from '../../shared/calls/call.ts';
import { announcementOf } from './announcement.ts';
import { choose } from './fetch-choices.ts';
import { fetchTables } from './fetch-tables.ts';
import type { Pick, Shown, SportsProps } from './markup.ts';
import { matchOf, nowLike, standingOf, turnsBetween } from './model.ts';

/** What a box shows from now on, and what of it is announced. */
export interface Fetched {
  shown: Shown;
  said: string;
}

/** Asks for what a box shows; first, where the reader has chosen something, for what there is to choose then. */
export async function fetchShown(
  before: Shown,
  { show, query, standingCount, labels }: SportsProps,
  { digits: { format }, page: { language } }: Kernel,
  pick: Pick | null,
): Promise<Outcome<Fetched>> {
  let now = before;
  if (pick) {
    const chosen = await choose(before, pick, query);
    if (chosen.kind !== 'answer') return chosen;
    const league = chosen.answer.choices.league.find(({ id }) => id === chosen.answer.league);
    now = { ...before, ...chosen.answer, title: league?.title ?? before.title };
  }
  const outcome = await fetchTables({ ...now, show, query });
  if (outcome.kind !== 'answer') return outcome;
  const { standing, fixtures = [] } = outcome.answer;
  const matches = fixtures.map(fixture => matchOf(fixture, language, show === 'live'));
  const turns = pick ? [] : turnsBetween(before.matches ?? [], matches);
  const shown = {
    ...now,
    standing: standing && show !== 'fixtures' ? standingOf(standing, standingCount) : null,
    matches: show === 'standing' ? null : matches,
    updated: nowLike(before.updated),
  };
  return {
    kind: 'answer',
    answer: { shown, said: turns.map(turn => announcementOf(turn, labels, format)).join(' ') },
  };
}

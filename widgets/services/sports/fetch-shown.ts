import type { Kernel } from '../../../kernel/types.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import { announcementOf } from './announcement.ts';
import { choose, firstChoice } from './fetch-choices.ts';
import { fetchTables } from './fetch-tables.ts';
import type { ChosenItem, ShownTables, SportsProps } from './markup.ts';
import { matchOf, nowInZoneOf, standingOf, turnsBetween } from './model.ts';

/** New content of a box with its announcements. */
export interface Fetched {
  shown: ShownTables;
  said: string;
}

const isEmpty = ({ choices }: ShownTables): boolean => Object.values(choices).every(({ length }) => length === 0);

/** Fetches the content of a box. After a choice by the reader, fetches the further choices first. */
export async function fetchShown(
  before: ShownTables,
  { show, host, query, standingCount, labels }: SportsProps,
  { digits: { format }, page: { language } }: Kernel,
  pick: ChosenItem | null,
): Promise<Outcome<Fetched> & { choices?: ShownTables['choices'] | null }> {
  const source = { host, query };
  let now = before;
  const isBare = !before.standing && !before.matches;
  // If the box had no choices and some data is missing, fetches the choices first.
  if (show !== 'live' && (isBare || (before.season && !before.week))) now = { ...now, ...(await firstChoice(now, source)) };
  if (pick) {
    const chosen = await choose(now, pick, source);
    if (chosen.kind !== 'answer') return chosen;
    now = { ...now, ...chosen.answer };
  }
  const league = now.choices.league.find(({ id }) => id === now.league);
  if (pick || !now.title) now = { ...now, title: league?.title ?? now.title };
  const outcome = await fetchTables({ ...now, show, ...source });
  if (outcome.kind !== 'answer') return { ...outcome, choices: isEmpty(before) && !isEmpty(now) ? now.choices : null };
  const { standing, fixtures } = outcome.answer;
  // Parts that are missing in the response stay unchanged.
  const old = pick ? { standing: null, matches: null } : before;
  const matches = fixtures?.map(fixture => matchOf(fixture, language, show === 'live')) ?? old.matches ?? [];
  const isWhole = Boolean((standing ?? !old.standing) && (fixtures ?? !old.matches));
  const turns = pick ? [] : turnsBetween(before.matches ?? [], matches);
  const shown = {
    ...now,
    standing: show === 'fixtures' ? null : standing ? standingOf(standing, standingCount) : old.standing,
    matches: show === 'standing' ? null : matches,
    updated: isWhole ? nowInZoneOf(before.updated, outcome.date) : before.updated,
  };
  return {
    kind: 'answer',
    answer: { shown, said: turns.map(turn => announcementOf(turn, labels, format)).join(' ') },
  };
}

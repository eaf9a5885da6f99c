import type { Outcome } from '../../shared/calls/call.ts';
import { fetchTables } from './fetch-tables.ts';
import type { Pick, Shown, SportsProps } from './markup.ts';
import { matchOf, nowLike, standingOf } from './model.ts';

/** Asks for what a box shows; first, where the reader has chosen something, for what there is to choose then. */
export async function fetchShown(
  before: Shown,
  { show, query, standingCount }: SportsProps,
  language: string,
  pick: Pick | null,
): Promise<Outcome<Shown>> {
  let now = before;
  if (pick) {
    const { choose } = await import('./fetch-choices.ts');
    const chosen = await choose(before, pick, query);
    if (chosen.kind !== 'answer') return chosen;
    const league = chosen.answer.choices.league.find(({ id }) => id === chosen.answer.league);
    now = { ...before, ...chosen.answer, title: league?.title ?? before.title };
  }
  const outcome = await fetchTables({ ...now, show, query });
  if (outcome.kind !== 'answer') return outcome;
  const { standing, fixtures = [] } = outcome.answer;
  return {
    kind: 'answer',
    answer: {
      ...now,
      standing: standing && show !== 'fixtures' ? standingOf(standing, standingCount) : null,
      matches: show === 'standing' ? null : fixtures.map(fixture => matchOf(fixture, language, show === 'live')),
      updated: nowLike(before.updated),
    },
  };
}

import { call, type Outcome } from '../../shared/calls/call.ts';
import type { AnswerOf, Contract } from '../../shared/calls/contract.ts';
import { fixturesAnswer, standingAnswer, standingAndFixturesAnswer } from './contract.ts';

export type Tables = Partial<AnswerOf<typeof standingAndFixturesAnswer>>;

/** Address of what the newsroom has of an id, if it takes one. */
export const addressOf = (endpoint: string, id: string, query: string): string =>
  `/sport/${endpoint}${id && `/${id}`}${query && `?${query}`}`;

/** What of a box its tables are asked for by. */
export type Wanted = Record<'show' | 'league' | 'season' | 'week' | 'query', string>;

/**
 * Asks for the tables that a box shows. An answer that the browser has is used again if the server says that nothing
 * has changed. No matches are asked for without the id of their week.
 */
export async function fetchTables({ show, league, season, week, query }: Wanted): Promise<Outcome<Tables>> {
  const ask = <Answer extends Tables>(endpoint: string, id: string, contract: Contract<Answer>) =>
    call<Tables>({ address: addressOf(endpoint, id, query), contract, cache: 'no-cache' });
  const [hasStanding, hasMatches] = [/standing/.test(show), /fixtures/.test(show)];

  if (show === 'live') return ask('liveFixtures', '', fixturesAnswer);
  if (!season) {
    return hasMatches
      ? ask('standingAndFixtures', league, standingAndFixturesAnswer)
      : ask('standingProxyByLeague', league, standingAnswer);
  }
  const outcomes = await Promise.all([
    ...(hasStanding ? [ask('standing', season, standingAnswer)] : []),
    ...(hasMatches && week ? [ask('fixtures', week, fixturesAnswer)] : []),
  ]);
  const answers = outcomes.flatMap(outcome => (outcome.kind === 'answer' ? [outcome.answer] : []));
  const failed = outcomes.find(({ kind }) => kind !== 'answer');
  return failed ?? { kind: 'answer', answer: Object.assign({}, ...answers) as Tables };
}

import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf, Contract } from '../../shared/calls/contract.ts';
import { fixturesAnswer, standingAnswer, standingAndFixturesAnswer } from './contract.ts';

export type Tables = Partial<AnswerOf<typeof standingAndFixturesAnswer>>;

/** Host and query of a box's requests. */
export interface Source {
  /** Empty for the page's own host. */
  host: string;
  query: string;
}

/** Returns the URL of an endpoint, optionally with an id. */
export const addressOf = (endpoint: string, id: string, { host, query }: Source): string =>
  `${host || '~'}/sport/${endpoint}${id && `/${id}`}${query && `?${query}`}`;

/** Parameters that determine which tables are fetched. */
export type Wanted = Source & Record<'show' | 'league' | 'season' | 'week', string>;

/**
 * Fetches the tables of a box. Revalidates cached responses with the server. Fetches no matches without the id of a
 * week.
 */
export async function fetchTables({ show, league, season, week, ...source }: Wanted): Promise<Outcome<Tables>> {
  const ask = <Answer extends Tables>(endpoint: string, id: string, contract: Contract<Answer>) =>
    call<Tables>({ address: addressOf(endpoint, id, source), contract, cache: 'no-cache' });
  const [hasStanding, hasMatches] = [/standing/.test(show), /fixtures/.test(show)];

  if (show === 'live') return ask('liveFixtures', '', fixturesAnswer);
  if (!season && !week && hasMatches) return ask('standingAndFixtures', league, standingAndFixturesAnswer);
  const outcomes = await Promise.all([
    ...(hasStanding ? [season ? ask('standing', season, standingAnswer) : ask('standingProxyByLeague', league, standingAnswer)] : []),
    ...(hasMatches && week ? [ask('fixtures', week, fixturesAnswer)] : []),
  ]);
  const answers = outcomes.flatMap(outcome => (outcome.kind === 'answer' ? [outcome] : []));
  const failed = outcomes.find(({ kind }) => kind !== 'answer');
  const answer = Object.assign({}, ...answers.map(one => one.answer)) as Tables;
  return failed ?? { kind: 'answer', answer, date: answers[0]?.date };
}

import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf, Contract } from '../../shared/calls/contract.ts';
import { leaguesAnswer, seasonsAnswer, weeksAnswer } from './contract.ts';
import { addressOf, type Source } from './fetch-tables.ts';
import type { Choice, ChoiceName, ChosenItem, ShownTables } from './markup.ts';

type Selection = Readonly<Record<ChoiceName, string>> & { choices: ShownTables['choices'] };

/** Returns the choices of a response, or an empty list on failure. */
const listOf = <Answer>(outcome: Outcome<Answer> | null, list: (answer: Answer) => Choices): Choices =>
  outcome?.kind === 'answer' ? list(outcome.answer) : [];

/** Requests by URL, cached for the lifetime of the page. */
const asked = new Map<string, Promise<Outcome<unknown>>>();

async function askOnce<Answer>(address: string, contract: Contract<Answer>): Promise<Outcome<Answer>> {
  const asking = (asked.get(address) ?? call({ address, contract, cache: 'default' })) as Promise<Outcome<Answer>>;
  asked.set(address, asking);
  const outcome = await asking;
  if (outcome.kind !== 'answer') asked.delete(address);
  return outcome;
}

type Choices = AnswerOf<typeof weeksAnswer>['weeks'];

const withoutCurrent = (choices: Choices): Choice[] => choices.map(({ id, title }) => ({ id, title }));

/** Returns the id of the current choice, or of the first one. */
const currentOf = (choices: Choices): string => (choices.find(({ isCurrent }) => isCurrent) ?? choices[0])?.id ?? '';

const weeksAt = (endpoint: string, id: string, source: Source): Promise<Outcome<AnswerOf<typeof weeksAnswer>>> =>
  askOnce(addressOf(endpoint, id, source), weeksAnswer);

/**
 * Applies the reader's choice of league, season or week, and fetches the further choices: the current season of a
 * league and the current week of a season. Returns the first failure.
 */
export async function choose(before: Selection, { name, id }: ChosenItem, source: Source): Promise<Outcome<Selection>> {
  if (name === 'week') return { kind: 'answer', answer: { league: before.league, season: before.season, week: id, choices: before.choices } };
  const isLeague = name === 'league';
  const [weeks, seasons] = await Promise.all([
    weeksAt(isLeague ? 'weeksProxyByLeague' : 'weeks', id, source),
    isLeague ? askOnce(addressOf('seasons', id, source), seasonsAnswer) : null,
  ]);
  if (weeks.kind !== 'answer') return weeks;
  if (seasons && seasons.kind !== 'answer') return seasons;
  const listed = seasons?.answer.seasons;
  return {
    kind: 'answer',
    answer: {
      league: isLeague ? id : before.league,
      season: listed ? currentOf(listed) : id,
      week: currentOf(weeks.answer.weeks),
      choices: {
        league: before.choices.league,
        season: listed ? withoutCurrent(listed) : before.choices.season,
        week: withoutCurrent(weeks.answer.weeks),
      },
    },
  };
}

/**
 * Fetches the choices of a box that was rendered without them, and sets those that its markup lacks. A week of another
 * season cannot be selected. Leaves out parts that fail.
 */
export async function firstChoice(before: Selection, source: Source): Promise<Selection> {
  const { league, season } = before;
  const [leagues, seasons, weeks] = await Promise.all([
    askOnce(addressOf('leagues', '', source), leaguesAnswer),
    league ? askOnce(addressOf('seasons', league, source), seasonsAnswer) : null,
    season ? weeksAt('weeks', season, source) : weeksAt('weeksProxyByLeague', league, source),
  ]);
  const [ofLeague, ofSeason] = [listOf(seasons, answer => answer.seasons), listOf(weeks, answer => answer.weeks)];
  const week = before.week || currentOf(ofSeason);
  const isOfSeason = ofSeason.some(({ id }) => id === week);
  return {
    league,
    season: season || (isOfSeason ? currentOf(ofLeague) : ''),
    week,
    choices: {
      league: withoutCurrent(listOf(leagues, answer => answer.leagues)),
      season: withoutCurrent(ofLeague),
      week: withoutCurrent(ofSeason),
    },
  };
}

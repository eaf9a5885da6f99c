import { call, type Outcome } from '../../shared/calls/call.ts';
import type { AnswerOf, Contract } from '../../shared/calls/contract.ts';
import { seasonsAnswer, weeksAnswer } from './contract.ts';
import { addressOf } from './fetch-tables.ts';
import type { Choice, ChoiceName, Pick, Shown } from './markup.ts';

type Selection = Readonly<Record<ChoiceName, string>> & { choices: Shown['choices'] };

/** What has been asked for, by its address; it stays so for as long as the page lives. */
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

/** The id of the current one; of the first where none is. */
const currentOf = (choices: Choices): string => (choices.find(({ isCurrent }) => isCurrent) ?? choices[0])?.id ?? '';

const weeksAt = (endpoint: string, id: string, query: string): Promise<Outcome<AnswerOf<typeof weeksAnswer>>> =>
  askOnce(addressOf(endpoint, id, query), weeksAnswer);

/**
 * What there is to choose, and what is chosen, once a reader has chosen a league, a season or a week: of a league its
 * current season, of that its current week. What does not come ends it.
 */
export async function choose(before: Selection, { name, id }: Pick, query: string): Promise<Outcome<Selection>> {
  if (name === 'week') return { kind: 'answer', answer: { league: before.league, season: before.season, week: id, choices: before.choices } };
  const isLeague = name === 'league';
  const [weeks, seasons] = await Promise.all([
    weeksAt(isLeague ? 'weeksProxyByLeague' : 'weeks', id, query),
    isLeague ? askOnce(addressOf('seasons', id, query), seasonsAnswer) : null,
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

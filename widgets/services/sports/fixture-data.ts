import type { Kernel } from '../../../kernel/types.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { withNumber } from '../../shared/markup/parse.ts';
import type { fixtureDetailAnswer } from './contract.ts';
import type { Labels } from './labels.ts';
import { formatClock, resultOf, stateOf } from './match-texts.ts';
import { dayOf, matchOf } from './model.ts';

export type FixtureDetail = AnswerOf<typeof fixtureDetailAnswer>;

const kinds = ['goal', 'ownGoal', 'penalty', 'yellow', 'red', 'substitution', 'set'] as const;

/** Returns the texts of a match, for the view and for the partial. */
export function fixtureData({ fixture, eventSet = [] }: FixtureDetail, labels: Labels, { digits, page }: Kernel) {
  const { format } = digits;
  const { language } = page;
  const match = matchOf(fixture, language, false);
  const hostName = fixture.hostName || match.host.name;
  const time = `${dayOf(match.date, language)} ${formatClock(match.date, format)}`;
  return {
    host: { name: hostName, logo: match.host.logo },
    guest: { name: fixture.guestName || match.guest.name, logo: match.guest.logo },
    result: resultOf(match, format),
    state: stateOf(match, labels, format) ?? '',
    facts: [fixture.leagueTitle, fixture.weekTitle, time, fixture.venue].filter(Boolean).join(' · '),
    events: eventSet.map(({ team, kind, minute, player, result }) => {
      const known = kinds.find(name => name === kind);
      return {
        side: team === hostName ? 'of-host' : 'of-guest',
        team,
        kind: known ?? '',
        label: (known && labels[`${known}Event`]) ?? '',
        minute: minute == null ? '' : withNumber(labels.minute ?? '{n}', format(minute)),
        player,
        result,
      };
    }),
    hasEvents: eventSet.length > 0,
    empty: labels.noEvents ?? '',
  };
}

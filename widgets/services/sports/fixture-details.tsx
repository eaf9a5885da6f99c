import type { ReactNode } from 'react';
import type { ViewProps } from '../../shared/island/island.tsx';
import { withNumber } from '../../shared/markup/parse.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import type { fixtureDetailAnswer } from './contract.ts';
import type { Labels } from './labels.ts';
import { formatClock, resultOf, stateOf } from './match-texts.ts';
import { dayOf, matchOf } from './model.ts';
import type { Team } from './tables-shown.ts';

export type FixtureDetail = AnswerOf<typeof fixtureDetailAnswer>;

type Event = FixtureDetail['eventSet'][number];

const kinds = ['goal', 'ownGoal', 'penalty', 'yellow', 'red', 'substitution', 'set'] as const;

interface FixtureDetailsProps extends ViewProps {
  detail: FixtureDetail;
  labels: Labels;
  heading: 'h1' | 'h2';
}

/** One match: its teams and result, and what has happened, each on the side of its team. */
export function FixtureDetails({ detail, labels, heading: Heading, kernel }: FixtureDetailsProps): ReactNode {
  const { fixture, eventSet } = detail;
  const { digits: { format }, page: { language } } = kernel;
  const match = matchOf(fixture, language, false);
  const time = `${dayOf(match.date, language)} ${formatClock(match.date, format)}`;
  const facts = [fixture.leagueTitle, fixture.weekTitle, time, fixture.venue];

  const side = (name: string, { logo }: Team): ReactNode => (
    <span className="fixture-team">
      {logo ? <img src={logo} width="40" height="40" alt="" loading="lazy" decoding="async" /> : null}
      <span>{name}</span>
    </span>
  );

  const event = ({ team, kind, minute, player, result }: Event, index: number): ReactNode => {
    const known = kinds.find(name => name === kind);
    return (
      <li className={`fixture-event ${team === fixture.hostName ? 'of-host' : 'of-guest'}`} data-kind={known} key={index}>
        <span className="visually-hidden">{`${team}: `}</span>
        {minute == null ? null : <span className="fixture-minute">{withNumber(labels.minute ?? '{n}', format(minute))}</span>}
        {known ? <span className="fixture-kind">{labels[`${known}Event`]}</span> : null}
        {player ? <span className="fixture-player">{player}</span> : null}
        {result ? <b className="fixture-event-result">{result}</b> : null}
      </li>
    );
  };

  return (
    <>
      <Heading className="fixture-heading">
        {side(fixture.hostName, match.host)}
        <span className="fixture-result">{resultOf(match, format)}</span>
        {side(fixture.guestName, match.guest)}
      </Heading>
      <p className="fixture-state">{stateOf(match, labels, format) || null}</p>
      <p className="fixture-facts">{facts.filter(Boolean).join(' · ')}</p>
      {eventSet.length > 0 ? (
        <ol className="fixture-events">{eventSet.map(event)}</ol>
      ) : (
        <p className="fixture-empty">{labels.noEvents}</p>
      )}
    </>
  );
}

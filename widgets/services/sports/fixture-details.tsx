import type { ReactNode } from 'react';
import type { ViewProps } from '../../shared/island/island.tsx';
import { type FixtureDetail, fixtureData } from './fixture-data.ts';
import type { Labels } from './labels.ts';
import type { Team } from './tables-shown.ts';

interface FixtureDetailsProps extends ViewProps {
  detail: FixtureDetail;
  labels: Labels;
  heading: 'h1' | 'h2';
}

const side = ({ name, logo }: Team): ReactNode => (
  <span className="fixture-team">
    {logo ? <img src={logo} width="40" height="40" alt="" loading="lazy" decoding="async" /> : null}
    <span>{name}</span>
  </span>
);

/** Renders a match with its teams, its result and its events, each on the side of its team. */
export function FixtureDetails({ detail, labels, heading: Heading, kernel }: FixtureDetailsProps): ReactNode {
  const { host, guest, result, state, facts, events, hasEvents, empty } = fixtureData(detail, labels, kernel);
  return (
    <>
      <Heading className="fixture-heading">
        {side(host)}
        <span className="fixture-result">{result}</span>
        {side(guest)}
      </Heading>
      <p className="fixture-state">{state || null}</p>
      <p className="fixture-facts">{facts}</p>
      {hasEvents ? (
        <ol className="fixture-events">
          {events.map((event, index) => (
            <li className={`fixture-event ${event.side}`} data-kind={event.kind || undefined} key={index}>
              <span className="visually-hidden">{`${event.team}: `}</span>
              {event.minute ? <span className="fixture-minute">{event.minute}</span> : null}
              {event.label ? <span className="fixture-kind">{event.label}</span> : null}
              {event.player ? <span className="fixture-player">{event.player}</span> : null}
              {event.result ? <b className="fixture-event-result">{event.result}</b> : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="fixture-empty">{empty}</p>
      )}
    </>
  );
}

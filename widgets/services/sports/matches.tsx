import type { MouseEvent, ReactNode } from 'react';
import type { Labels } from './labels.ts';
import { type Format, formatClock, stateOf } from './match-texts.ts';
import type { Match } from './tables-shown.ts';
import { TeamName } from './team-name.tsx';

interface MatchesProps {
  matches: readonly Match[];
  labels: Labels;
  /** Text for an empty list. */
  empty: string | undefined;
  /** URL of a match, with `{id}`. */
  fixtureUrl: string;
  format: Format;
  open: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}

/** Renders matches by day. Each is a link to its page. */
export function Matches({ matches, labels, empty, fixtureUrl, format, open }: MatchesProps): ReactNode {
  const days = [...new Set(matches.map(({ day }) => day))];

  const line = (match: Match, index: number): ReactNode => {
    const { id, date, status, minute, period, league, host, guest, hostScore, guestScore } = match;
    const hasScore = hostScore !== null && guestScore !== null;
    // A changed text gets a new element, because a text that moves within its line would count as a layout shift.
    const state = [stateOf(match, labels, format), league].filter(Boolean).join(' · ');
    return (
      <li
        className="sports-match"
        data-fixture={id}
        data-status={status}
        data-minute={minute ?? undefined}
        data-period={period || undefined}
        data-league={league || undefined}
        // The index, because the markup may have missing or duplicate ids.
        key={index}
      >
        <a href={fixtureUrl.replace('{id}', id)} data-slide="none" onClick={event => open(event, id)}>
          <span className="sports-host">
            <TeamName team={host} />
          </span>
          <span className="sports-result">
            {hasScore ? (
              <>
                <b className="sports-host-score">{format(hostScore)}</b>
                <span>–</span>
                <b className="sports-guest-score">{format(guestScore)}</b>
              </>
            ) : null}
            <time dateTime={date} className={hasScore ? 'visually-hidden' : undefined}>
              {formatClock(date, format)}
            </time>
          </span>
          <span className="sports-guest">
            <TeamName team={guest} />
          </span>
          <span className="sports-state" key={state}>
            {state || null}
          </span>
        </a>
      </li>
    );
  };

  return (
    <div className="sports-matches">
      {days.map(day => (
        <section className="sports-day" key={day}>
          <h3 className="sports-date">{day}</h3>
          <ul>{matches.filter(match => match.day === day).map(line)}</ul>
        </section>
      ))}
      {days.length > 0 ? null : <p className="sports-empty">{empty}</p>}
    </div>
  );
}

import { oncePer } from '../../shared/base/once-per.ts';
import { momentOf, now } from '../../shared/base/time.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import type { fixtureDetailAnswer, fixturesAnswer, standingAnswer } from './contract.ts';
import type { Match, Standing, Team } from './tables-shown.ts';

type FixtureAnswer = AnswerOf<typeof fixturesAnswer>['fixtures'][number];
type DetailAnswer = AnswerOf<typeof fixtureDetailAnswer>['fixture'];
type StandingTable = AnswerOf<typeof standingAnswer>['standing'];

/** Returns true if the browser has month names. Browsers claim to support Azeri and Bosnian but lack them. */
const isWritten = (locale: string): boolean =>
  !/^(az|bs)\b/.test(locale) && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

const daysIn = oncePer(
  locale => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
);

/** Formats the day of a date. Returns its digits if the browser does not support the language. */
export function dayOf(date: string, language: string): string {
  const locale = /^fa/.test(language) ? 'fa' : `${language}-u-nu-latn`;
  const day = date.slice(0, 10);
  const noon = new Date(`${day}T12:00Z`);
  if (Number.isNaN(Number(noon)) || !isWritten(locale)) return day;
  return daysIn(locale).format(noon);
}

/** Returns the time of a response, otherwise the current time, in the zone of an earlier date or of the browser. */
export function nowInZoneOf(date: string, answered?: string): string {
  const [, sign = '+', hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(date) ?? [];
  const moment = momentOf(answered ?? '') || now();
  const offset = hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : -new Date(moment).getTimezoneOffset();
  const local = new Date(moment + offset * 60_000).toISOString().slice(0, 19);
  const pad = (value: number): string => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${local.replace('T', ' ')}${offset < 0 ? '-' : '+'}${pad(offset / 60)}:${pad(offset % 60)}`;
}

const teamOf = ({ name = '', logo = '' }: Partial<FixtureAnswer['host']> = {}): Team => ({ name, logo });

/**
 * Converts a match for display. Replaces the `T` in its date, because scripts of a host page may make such dates
 * relative.
 */
export function matchOf(fixture: FixtureAnswer | DetailAnswer, language: string, isLive: boolean): Match {
  const { id, status, period, minute = null, hostScore = null, guestScore = null } = fixture;
  const date = fixture.matchDate.replace('T', ' ');
  return {
    id,
    date,
    day: dayOf(date, language),
    status,
    minute,
    period,
    league: isLive ? fixture.leagueTitle : '',
    host: teamOf(fixture.host),
    guest: teamOf(fixture.guest),
    hostScore,
    guestScore,
  };
}

/** Returns the first rows of a table, or all rows if the count is zero. */
export const standingOf = ({ sport, entries }: StandingTable, count: number): Standing => ({
  sport,
  entries: entries.slice(0, count || Infinity).map(entry => ({
    ...entry,
    drawn: sport === 'volleyball' ? undefined : entry.drawn,
    difference: entry.scored === undefined || entry.conceded === undefined ? undefined : entry.scored - entry.conceded,
    team: teamOf(entry.team),
    form: entry.form.replace(/[^WDL]/g, ''),
  })),
});

/** An event that is announced: a goal, a set or the end of a match. */
export interface MatchTurn {
  kind: 'goal' | 'set' | 'finished';
  team: string;
  match: Match;
}

/** Returns the events between two responses. Ignores corrected scores. */
export function turnsBetween(before: readonly Match[], after: readonly Match[]): MatchTurn[] {
  return after.flatMap(match => {
    const old = before.find(({ id }) => id === match.id);
    if (!old) return [];
    // A match with periods but no minutes consists of sets. A match with minutes may have none at half-time.
    const hasSets = (match.minute ?? old.minute) === null && (match.period || old.period) !== '';
    const kind = hasSets ? 'set' : 'goal';
    const turns: MatchTurn[] = [];
    if ((match.hostScore ?? 0) > (old.hostScore ?? 0)) turns.push({ kind, team: match.host.name, match });
    if ((match.guestScore ?? 0) > (old.guestScore ?? 0)) turns.push({ kind, team: match.guest.name, match });
    if (match.status === 'finished' && old.status === 'live') turns.push({ kind: 'finished', team: '', match });
    return turns;
  });
}

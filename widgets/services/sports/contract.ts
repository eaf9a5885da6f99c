import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Seasons or weeks to choose from. The current one is shown until the reader chooses. */
const choiceInTime = (z: Schemas) => z.object({ id: z.filled, title: z.filled, isCurrent: z.part(z.boolean()) });

/** Response of `/sport/leagues`. */
export const leaguesAnswer = (z: Schemas) =>
  z.object({ leagues: z.list(z.object({ id: z.filled, title: z.filled, sport: z.text })) });

/** Response of `/sport/seasons/{leagueId}`. */
export const seasonsAnswer = (z: Schemas) => z.object({ seasons: z.list(choiceInTime(z)) });

/** Response of `/sport/weeks/{seasonId}` and `/sport/weeksProxyByLeague/{leagueId}`. */
export const weeksAnswer = (z: Schemas) => z.object({ weeks: z.list(choiceInTime(z)) });

const team = (z: Schemas) => z.object({ name: z.filled, logo: z.part(z.address) });

/** The details of a match also name its teams in separate fields. */
const teamOrNone = (z: Schemas) => z.part(team(z));

/** A match. Only live matches have `minute` and `period`; a set of volleyball has a period but no minute. */
const fixture = <Side extends ReturnType<typeof team> | ReturnType<typeof teamOrNone>>(z: Schemas, side: Side) =>
  z.object({
    id: z.text,
    /** ISO 8601 with its zone. */
    matchDate: z.text,
    seasonTitle: z.text,
    leagueTitle: z.text,
    weekTitle: z.text,
    /** `scheduled`, `live`, `finished` or `postponed`. For any other value, `period` is shown. */
    status: z.text,
    minute: z.part(z.nullable(z.numeric)),
    period: z.text,
    host: side,
    guest: side,
    hostScore: z.part(z.nullable(z.numeric)),
    guestScore: z.part(z.nullable(z.numeric)),
  });

const entry = (z: Schemas) =>
  z.object({
    rank: z.part(z.numeric),
    team: team(z),
    played: z.part(z.numeric),
    won: z.part(z.numeric),
    drawn: z.part(z.numeric),
    lost: z.part(z.numeric),
    /** Goals, or sets in volleyball. */
    scored: z.part(z.numeric),
    conceded: z.part(z.numeric),
    points: z.part(z.integer),
    /** Results of the last matches, newest last: `W`, `D` and `L`. */
    form: z.text,
  });

const standing = (z: Schemas) => z.object({ sport: z.text, entries: z.list(entry(z)) });

/** Response of `/sport/standing/{seasonId}` and `/sport/standingProxyByLeague/{leagueId}`. */
export const standingAnswer = (z: Schemas) => z.object({ standing: standing(z) });

/** Response of `/sport/fixtures/{weekId}` and `/sport/liveFixtures`. */
export const fixturesAnswer = (z: Schemas) => z.object({ fixtures: z.list(fixture(z, team(z))) });

/** Response of `/sport/standingAndFixtures/{leagueId}`, for the league's current week. */
export const standingAndFixturesAnswer = (z: Schemas) =>
  z
    .object({ standing: z.part(standing(z)), fixtures: z.part(z.list(fixture(z, team(z)))) })
    .check(z.refine(answer => (answer.standing ?? answer.fixtures) !== undefined));

const event = (z: Schemas) =>
  z.object({
    team: z.text,
    /**
     * `goal`, `ownGoal`, `penalty`, `yellow`, `red`, `substitution` or `set`. For any other value, only the player is
     * shown.
     */
    kind: z.text,
    minute: z.part(z.nullable(z.numeric)),
    player: z.text,
    /** Score after a goal or set, the host's first. */
    result: z.text,
  });

/** Response of `/sport/fixtureDetail/{id}`. An event belongs to the host if its team equals `hostName`. */
export const fixtureDetailAnswer = (z: Schemas) =>
  z.object({
    fixture: z.object({ ...fixture(z, teamOrNone(z)).shape, hostName: z.text, guestName: z.text, venue: z.text }),
    eventSet: z.part(z.list(event(z))),
  });

export type StandingAnswer = RenderedAnswer<typeof standingAnswer>;
export type FixturesAnswer = RenderedAnswer<typeof fixturesAnswer>;
export type FixtureDetailAnswer = RenderedAnswer<typeof fixtureDetailAnswer>;

import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Options for a season or week. The current one is shown until the reader chooses. */
const choiceInTime = (z: Schemas) => z.object({ id: z.filled, title: z.filled, isCurrent: z.part(z.boolean()) });

/** Answer to `/sport/leagues`. */
export const leaguesAnswer = (z: Schemas) =>
  z.object({ leagues: z.list(z.object({ id: z.filled, title: z.filled, sport: z.text })) });

/** Answer to `/sport/seasons/{leagueId}`. */
export const seasonsAnswer = (z: Schemas) => z.object({ seasons: z.list(choiceInTime(z)) });

/** Answer to `/sport/weeks/{seasonId}` and `/sport/weeksProxyByLeague/{leagueId}`. */
export const weeksAnswer = (z: Schemas) => z.object({ weeks: z.list(choiceInTime(z)) });

const team = (z: Schemas) => z.object({ name: z.filled, logo: z.part(z.address) });

/** A match of its own names its teams beside them. */
const teamOrNone = (z: Schemas) => z.part(team(z));

/** `minute` and `period` are of a match that is being played: a set of volleyball has a period, and no minute. */
const fixture = <Side extends ReturnType<typeof team> | ReturnType<typeof teamOrNone>>(z: Schemas, side: Side) =>
  z.object({
    id: z.text,
    /** ISO 8601 with its zone. */
    matchDate: z.text,
    seasonTitle: z.text,
    leagueTitle: z.text,
    weekTitle: z.text,
    /** `scheduled`, `live`, `finished` or `postponed`; any other is shown by its `period`. */
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
    /** Results of the last matches, newest last: letters `W`, `D` and `L`. */
    form: z.text,
  });

const standing = (z: Schemas) => z.object({ sport: z.text, entries: z.list(entry(z)) });

/** Answer to `/sport/standing/{seasonId}` and `/sport/standingProxyByLeague/{leagueId}`. */
export const standingAnswer = (z: Schemas) => z.object({ standing: standing(z) });

/** Answer to `/sport/fixtures/{weekId}` and `/sport/liveFixtures`. */
export const fixturesAnswer = (z: Schemas) => z.object({ fixtures: z.list(fixture(z, team(z))) });

/** Answer to `/sport/standingAndFixtures/{leagueId}`: of the league's current week. */
export const standingAndFixturesAnswer = (z: Schemas) =>
  z
    .object({ standing: z.part(standing(z)), fixtures: z.part(z.list(fixture(z, team(z)))) })
    .check(z.refine(answer => (answer.standing ?? answer.fixtures) !== undefined));

const event = (z: Schemas) =>
  z.object({
    team: z.text,
    /** `goal`, `ownGoal`, `penalty`, `yellow`, `red`, `substitution` or `set`; any other is its player alone. */
    kind: z.text,
    minute: z.part(z.nullable(z.numeric)),
    player: z.text,
    /** The result after a goal or of a set, the host's first. */
    result: z.text,
  });

/** Answer to `/sport/fixtureDetail/{id}`. An event is the host's when its team equals `hostName`. */
export const fixtureDetailAnswer = (z: Schemas) =>
  z.object({
    fixture: z.object({ ...fixture(z, teamOrNone(z)).shape, hostName: z.text, guestName: z.text, venue: z.text }),
    eventSet: z.part(z.list(event(z))),
  });

export type StandingAnswer = RenderedAnswer<typeof standingAnswer>;
export type FixturesAnswer = RenderedAnswer<typeof fixturesAnswer>;
export type FixtureDetailAnswer = RenderedAnswer<typeof fixtureDetailAnswer>;

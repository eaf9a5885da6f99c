import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** What a season or a week is chosen from; the current one is what is shown until the reader chooses. */
const choiceInTime = (z: Schemas) => z.object({ id: z.text, title: z.text, isCurrent: z.optional(z.boolean()) });

/** Answer to `/sport/leagues`. */
export const leaguesAnswer = (z: Schemas) =>
  z.object({ leagues: z.array(z.object({ id: z.text, title: z.text, sport: z.text })) });

/** Answer to `/sport/seasons/{leagueId}`. */
export const seasonsAnswer = (z: Schemas) => z.object({ seasons: z.array(choiceInTime(z)) });

/** Answer to `/sport/weeks/{seasonId}` and `/sport/weeksProxyByLeague/{leagueId}`. */
export const weeksAnswer = (z: Schemas) => z.object({ weeks: z.array(choiceInTime(z)) });

const team = (z: Schemas) => z.object({ name: z.text, logo: z.optional(z.address) });

/** `minute` and `period` are of a match that is being played: a set of volleyball has a period, and no minute. */
const fixture = (z: Schemas) =>
  z.object({
    id: z.text,
    /** ISO 8601 with its zone. */
    matchDate: z.text,
    seasonTitle: z.text,
    leagueTitle: z.text,
    weekTitle: z.text,
    /** `scheduled`, `live`, `finished` or `postponed`; any other is shown by its `period`. */
    status: z.text,
    minute: z.optional(z.nullable(z.numeric)),
    period: z.text,
    host: team(z),
    guest: team(z),
    hostScore: z.nullable(z.numeric),
    guestScore: z.nullable(z.numeric),
  });

const entry = (z: Schemas) =>
  z.object({
    rank: z.numeric,
    team: team(z),
    played: z.numeric,
    won: z.numeric,
    drawn: z.numeric,
    lost: z.numeric,
    /** Goals, or sets in volleyball. */
    scored: z.numeric,
    conceded: z.numeric,
    points: z.integer,
    /** How the last matches ended, the newest last: letters `W`, `D` and `L`. */
    form: z.text,
  });

const standing = (z: Schemas) => z.object({ sport: z.text, entries: z.array(entry(z)) });

/** Answer to `/sport/standing/{seasonId}` and `/sport/standingProxyByLeague/{leagueId}`. */
export const standingAnswer = (z: Schemas) => z.object({ standing: standing(z) });

/** Answer to `/sport/fixtures/{weekId}` and `/sport/liveFixtures`. */
export const fixturesAnswer = (z: Schemas) => z.object({ fixtures: z.array(fixture(z)) });

/** Answer to `/sport/standingAndFixtures/{leagueId}`: of the league's current week. */
export const standingAndFixturesAnswer = (z: Schemas) =>
  z.object({ standing: standing(z), fixtures: z.array(fixture(z)) });

const event = (z: Schemas) =>
  z.object({
    team: z.text,
    /** `goal`, `ownGoal`, `penalty`, `yellow`, `red`, `substitution` or `set`; any other is its player alone. */
    kind: z.text,
    minute: z.optional(z.nullable(z.numeric)),
    player: z.text,
    /** The result after a goal or of a set, the host's first. */
    result: z.text,
  });

/** Answer to `/sport/fixtureDetail/{id}`. An event is the host's when its team equals `hostName`. */
export const fixtureDetailAnswer = (z: Schemas) =>
  z.object({
    fixture: z.object({ ...fixture(z).shape, hostName: z.text, guestName: z.text, venue: z.text }),
    eventSet: z.array(event(z)),
  });

export type StandingAnswer = RenderedAnswer<typeof standingAnswer>;
export type FixturesAnswer = RenderedAnswer<typeof fixturesAnswer>;
export type FixtureDetailAnswer = RenderedAnswer<typeof fixtureDetailAnswer>;

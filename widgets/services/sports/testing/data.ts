import fc from 'fast-check';
import { count, id, language, sentence } from '../../../shared/testing/arbitraries.ts';

const logo = fc.constantFrom('/teams/1.svg', 'https://news.example/a?b="<&', undefined);
const team = fc.record({ name: sentence, logo });
const date = fc
  .date({ min: new Date('2020-01-01T00:00Z'), max: new Date('2030-01-01T00:00Z'), noInvalidDate: true })
  .map(moment => moment.toISOString().replace(/\.\d+Z$/, '+03:30'));
const small = fc.nat(99);

const entry = fc.record({
  rank: fc.integer({ min: 1, max: 99 }),
  team,
  played: small,
  won: small,
  drawn: fc.constant(0),
  lost: small,
  scored: count,
  conceded: count,
  points: fc.integer({ min: -9999, max: 9999 }),
  form: fc.stringMatching(/^[WDL]{0,6}$/),
});

const standing = fc.record({
  sport: fc.constantFrom('football', 'volleyball', 'futsal'),
  entries: fc.uniqueArray(entry, { selector: ({ team: { name } }) => name, maxLength: 4 }),
});

const fixture = fc.record({
  id,
  matchDate: date,
  seasonTitle: sentence,
  leagueTitle: sentence,
  weekTitle: sentence,
  status: fc.constantFrom('scheduled', 'live', 'finished', 'postponed', 'abandoned'),
  minute: fc.constantFrom(undefined, null, 0, 90),
  period: fc.constantFrom('', 'نیمهٔ اول', 'Set 1: 3–2'),
  host: team,
  guest: team,
  scores: fc.option(fc.tuple(small, small)),
}).map(({ scores, ...rest }) => ({ ...rest, hostScore: scores?.[0] ?? null, guestScore: scores?.[1] ?? null }));

// A list has the matches of a day one after another.
const fixtures = fc
  .uniqueArray(fixture, { selector: one => one.id, maxLength: 4 })
  .map(all => all.sort((one, other) => one.matchDate.slice(0, 10).localeCompare(other.matchDate.slice(0, 10))));

const choices = fc.uniqueArray(fc.record({ id, title: sentence }), {
  selector: choice => choice.id,
  minLength: 1,
  maxLength: 3,
});

const selection = fc.tuple(choices, choices, choices).chain(([leagues, seasons, weeks]) =>
  fc.record({
    league: fc.constantFrom(...leagues.map(choice => choice.id)),
    selection: fc.record({
      leagues: fc.constant(leagues),
      seasons: fc.constant(seasons),
      weeks: fc.constant(weeks),
      season: fc.constantFrom(...seasons.map(choice => choice.id)),
      week: fc.constantFrom(...weeks.map(choice => choice.id)),
    }),
  }),
);

/** Data that a box of tables and matches may be printed from. */
export const data = fc
  .record({
    language,
    title: sentence,
    what: fc.oneof(fc.record({ league: id }), selection, fc.constant({ isLive: true })),
    standing: fc.option(standing, { nil: undefined }),
    fixtures: fc.option(fixtures, { nil: undefined }),
    standingCount: fc.nat(3),
    allUrl: fc.constantFrom('/sports?a=1&b="', ''),
    action: fc.constantFrom('/sports', '/en/sports?x=1&y=<'),
    fixtureUrl: fc.constantFrom('/sports/fixtures/{id}', '/a?id={id}&b="'),
    isReloadable: fc.boolean(),
    printedAt: date,
    query: fc.constantFrom('', 'edition=en&a="'),
    host: fc.constantFrom('', 'https://sport.example'),
    partial: fc.constantFrom('', 'fixture-details'),
  })
  .map(({ what, ...rest }) => ({ ...rest, ...what }));

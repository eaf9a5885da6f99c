import * as z from 'zod/mini';
import { documented, type Sample } from '../../shared/render/documented-call.ts';

type Sentences = Readonly<Record<string, string>>;

const under = (path: string, sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [`${path}.${name}`, sentence]));

const team = (whose: string): Sentences => ({
  name: `Name of ${whose}.`,
  logo: 'Its mark: a path, or a whole address.',
});

/** Descriptions of a match's fields. */
export const matchFields = (path: string): Sentences =>
  under(path, {
    id: 'Of the match: its page and its details are asked for by it, and `#fixture-{id}` opens it.',
    matchDate: 'When it begins: ISO 8601 with its zone, whose day and time are shown.',
    seasonTitle: 'Name of its season.',
    leagueTitle: 'Name of its league.',
    weekTitle: 'Name of its week.',
    status: '`scheduled`, `live`, `finished` or `postponed`. Of any other, such as `abandoned`, the `period` is shown, and the result if there is one.',
    minute: 'Of a match that is played: what its clock shows. Sets have none.',
    period: 'Of a match that is played: its half, or its set with the points so far; in words. Of another state: what it is called.',
    ...under('host', team('the team that plays at home')),
    ...under('guest', team('the other one')),
    hostScore: 'Its goals or sets; `null` before the match.',
    guestScore: 'Those of the other one.',
  });

/** Descriptions of a list of matches. */
export const matchesFields: Sentences = {
  'fixtures[]': 'The matches, in the order in which they begin.',
  ...matchFields('fixtures[]'),
};

/** Descriptions of a table's fields. */
export const tableFields: Sentences = {
  'standing.sport': '`volleyball` has other columns; any other sport has those of football.',
  'standing.entries[]': 'The teams, the first one first.',
  ...under('standing.entries[]', {
    rank: 'Place in the table.',
    ...under('team', team('the team')),
    played: 'Matches that are over.',
    won: 'Of these, matches won.',
    drawn: 'Matches drawn: none in volleyball, where the column is not shown.',
    lost: 'Matches lost.',
    scored: 'Goals or sets of its own.',
    conceded: 'Goals or sets of the others.',
    points: 'What the table is ordered by. May be negative.',
    form: 'How the last matches ended, the newest last: letters `W` (won), `D` (drawn) and `L` (lost).',
  }),
};

/** Descriptions of seasons or weeks to choose from. */
export const choiceFields = (list: string, what: string, order: string): Sentences => ({
  [`${list}[]`]: `The ${what}s, ${order}.`,
  [`${list}[].id`]: `What is asked with for what is in the ${what}.`,
  [`${list}[].title`]: 'As the reader chooses it.',
  [`${list}[].isCurrent`]: `The ${what} that is shown until the reader chooses: \`true\` for one of them.`,
});

/** Parameters of a sports request, except for the id in its path. */
export const sportRequest = documented({
  edition: [z._default(z.enum(['fa', 'en']), 'fa'), 'In which language names are to come, by `data-query`. A page of another language says it.'],
});

/** Common documentation of all sports calls. */
export const common = {
  method: 'GET',
  addressFrom: 'Fixed, of the host that the page is of. After it comes the box’s `data-query` as it is.',
  request: sportRequest,
} as const;

/** Example response for an unknown id. */
export const unknown = (address: string): Sample => ({
  says: 'There is no such one',
  address,
  status: 404,
  answer: { error: 'There is nothing at this address.' },
});

/** Match in the examples. */
export const sampleMatch = {
  id: '120776184',
  matchDate: '2026-11-20T03:20:00+03:30',
  seasonTitle: 'Season of 19 November',
  leagueTitle: 'Towns’ Football League',
  weekTitle: 'Week 18',
  status: 'live',
  minute: 45,
  period: 'Half-time',
  host: { name: 'Zaferan Qaen', logo: '/teams/18.svg' },
  guest: { name: 'Sarv Abarkuh', logo: '/teams/13.svg' },
  hostScore: 0,
  guestScore: 1,
};

export const sampleScheduled = {
  ...sampleMatch,
  id: '120776185',
  matchDate: '2026-11-20T03:40:00+03:30',
  status: 'scheduled',
  minute: null,
  period: '',
  host: { name: 'Toranj Bam', logo: '/teams/11.svg' },
  guest: { name: 'Fanus Bushehr', logo: '/teams/12.svg' },
  hostScore: null,
  guestScore: null,
};

export const sampleStanding = {
  sport: 'football',
  entries: [
    {
      rank: 1,
      team: { name: 'Toranj Bam', logo: '/teams/11.svg' },
      played: 17,
      won: 9,
      drawn: 5,
      lost: 3,
      scored: 31,
      conceded: 21,
      points: 32,
      form: 'DDDWW',
    },
  ],
};

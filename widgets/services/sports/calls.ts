import type { CallsReference, DocumentedCall } from '../../shared/render/documented-call.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { choiceCalls } from './documented-choices.ts';
import { fixtureDetailAnswer, fixturesAnswer, standingAnswer, standingAndFixturesAnswer } from './contract.ts';
import {
  common, matchesFields, matchFields, sampleMatch, sampleScheduled, sampleStanding, tableFields, unknown,
} from './documented-answers.ts';

const sharedForSeconds = 'public, max-age=0, s-maxage=5';

const tableCalls: readonly DocumentedCall[] = [
  ...[
    {
      title: 'Table of a season',
      address: '/sport/standing/{seasonId}',
      sample: '/sport/standing/120776',
      of: 'a season',
    },
    {
      title: 'Table of a league',
      address: '/sport/standingProxyByLeague/{leagueId}',
      sample: '/sport/standingProxyByLeague/1',
      of: 'the current season of a league',
    },
  ].map(({ title, address, sample, of }): DocumentedCall => ({
    ...common,
    title,
    address,
    does: `The table of ${of}, of matches that are over; of volleyball, too.`,
    answer: { schema: schemaOf(standingAnswer), fields: tableFields },
    caching: sharedForSeconds,
    samples: [
      { says: 'The first of the table', address: `${sample}?edition=en`, answer: { standing: sampleStanding } },
      unknown(sample.replace(/\d+$/, '999')),
    ],
  })),
  {
    ...common,
    title: 'Table and matches of a league',
    address: '/sport/standingAndFixtures/{leagueId}',
    does: 'The table of the current season, and the matches of its current week.',
    answer: { schema: schemaOf(standingAndFixturesAnswer), fields: { ...tableFields, ...matchesFields } },
    caching: sharedForSeconds,
    samples: [
      {
        says: 'The first of the table, and two matches',
        address: '/sport/standingAndFixtures/1?edition=en',
        answer: { standing: sampleStanding, fixtures: [sampleMatch, sampleScheduled] },
      },
      unknown('/sport/standingAndFixtures/999'),
    ],
  },
  {
    ...common,
    title: 'Matches of a week',
    address: '/sport/fixtures/{weekId}',
    does: 'All matches of a week, be they over, played or to come.',
    answer: { schema: schemaOf(fixturesAnswer), fields: matchesFields },
    caching: sharedForSeconds,
    samples: [
      {
        says: 'Two of them',
        address: '/sport/fixtures/12077618?edition=en',
        answer: { fixtures: [sampleMatch, sampleScheduled] },
      },
      unknown('/sport/fixtures/999'),
    ],
  },
  {
    ...common,
    title: 'Live matches',
    address: '/sport/liveFixtures',
    does: 'The matches that are played at the moment, of all leagues, or at `/sport/liveFixtures/{leagueId}` of one.',
    answer: { schema: schemaOf(fixturesAnswer), fields: matchesFields },
    caching: sharedForSeconds,
    samples: [
      { says: 'Of one league', address: '/sport/liveFixtures/1?edition=en', answer: { fixtures: [sampleMatch] } },
      unknown('/sport/liveFixtures/999'),
    ],
  },
  {
    ...common,
    title: 'A match',
    address: '/sport/fixtureDetail/{id}',
    does: 'A match with what has happened in it, for the window that `#fixture-{id}` opens.',
    answer: {
      schema: schemaOf(fixtureDetailAnswer),
      fields: {
        ...matchFields('fixture'),
        'fixture.hostName': 'What the events of the host have as their `team`.',
        'fixture.guestName': 'What those of the other one have.',
        'fixture.venue': 'Where it is played.',
        'eventSet[]': 'What has happened, the first first.',
        'eventSet[].team': 'Whose it is: the host’s where it equals `hostName`. A goal is whose it counts for.',
        'eventSet[].kind': '`goal`, `ownGoal`, `penalty`, `yellow`, `red`, `substitution` or `set`. Any other is shown by its player alone.',
        'eventSet[].minute': 'On the clock of the match. Sets have none.',
        'eventSet[].player': 'Who did it; of a substitution who came on, and for whom. Sets have nobody.',
        'eventSet[].result': 'What the result is after a goal, or the points of a set: the host’s first.',
      },
    },
    caching: sharedForSeconds,
    notes: ['Of a match that is over, the answer may be kept: the origin says `public, max-age=600`.'],
    samples: [
      {
        says: 'A match at half-time',
        address: '/sport/fixtureDetail/120776184?edition=en',
        answer: {
          fixture: { ...sampleMatch, hostName: 'Zaferan Qaen', guestName: 'Sarv Abarkuh', venue: 'Violet Plain Ground' },
          eventSet: [
            { team: 'Sarv Abarkuh', kind: 'goal', minute: 17, player: 'Kaveh Zarrinqalam', result: '0–1' },
            { team: 'Zaferan Qaen', kind: 'yellow', minute: 20, player: 'Babak Dashtban', result: '' },
          ],
        },
      },
      unknown('/sport/fixtureDetail/999'),
    ],
  },
];

export const reference: CallsReference = {
  title: 'Sports',
  calls: [...choiceCalls, ...tableCalls],
  notes: [
    {
      title: 'What moves and what stays',
      text: `Tables and matches update while they are visible: a reloadable box requests them every 30 seconds, or every five minutes once all
matches are over. Send an \`ETag\`, and answer \`304\` if nothing changed. Choices (leagues, seasons, weeks) are requested when the
reader chooses, or at once if the box has no printed table; they can be cached. Nothing is requested without its id. The box
shows the time of the answer's \`Date\`. On another host, expose that (\`Access-Control-Expose-Headers: Date\`) and allow the
page's origin.`,
    },
  ],
};

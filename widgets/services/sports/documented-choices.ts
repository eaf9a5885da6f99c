import type { DocumentedCall } from '../../shared/render/documented-call.ts';
import { malformedRead } from '../../shared/render/documented-samples.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { leaguesAnswer, seasonsAnswer, weeksAnswer } from './contract.ts';
import { choiceFields, common, unknown } from './documented-answers.ts';

const kept = 'public, max-age=600';

const seasons = choiceFields('seasons', 'season', 'the newest first');
const weeks = choiceFields('weeks', 'week', 'the first one first');

/** Calls for the choices of league, season and week. */
export const choiceCalls: readonly DocumentedCall[] = [
  {
    ...common,
    title: 'Leagues',
    address: '/sport/leagues',
    does: 'All leagues.',
    answer: {
      schema: schemaOf(leaguesAnswer),
      fields: {
        'leagues[]': 'The leagues, as the reader chooses among them.',
        'leagues[].id': 'What is asked with for what is in the league.',
        'leagues[].title': 'Its name.',
        'leagues[].sport': '`football`, `futsal`, `volleyball` or any other.',
      },
    },
    caching: kept,
    samples: [
      {
        says: 'Two leagues',
        address: '/sport/leagues?edition=en',
        answer: {
          leagues: [
            { id: '1', title: 'Towns’ Football League', sport: 'football' },
            { id: '2', title: 'Women’s Volleyball League', sport: 'volleyball' },
          ],
        },
      },
      { says: 'An unknown edition', address: '/sport/leagues?edition=de', ...malformedRead },
    ],
  },
  {
    ...common,
    title: 'Seasons of a league',
    address: '/sport/seasons/{leagueId}',
    does: 'The seasons that results are known of.',
    answer: { schema: schemaOf(seasonsAnswer), fields: seasons },
    caching: kept,
    samples: [
      {
        says: 'Of the first league',
        address: '/sport/seasons/1?edition=en',
        answer: {
          seasons: [
            { id: '120776', title: 'Season of 19 November', isCurrent: true },
            { id: '120775', title: 'Season of 18 November', isCurrent: false },
          ],
        },
      },
      unknown('/sport/seasons/999'),
    ],
  },
  ...[
    {
      title: 'Weeks of a season',
      address: '/sport/weeks/{seasonId}',
      sample: '/sport/weeks/120776',
      which: 'a season; of one that is over, the last is the current one',
    },
    {
      title: 'Weeks of a league',
      address: '/sport/weeksProxyByLeague/{leagueId}',
      sample: '/sport/weeksProxyByLeague/1',
      which: 'the current season of a league',
    },
  ].map(({ title, address, sample, which }): DocumentedCall => ({
    ...common,
    title,
    address,
    does: `The weeks of ${which}.`,
    answer: { schema: schemaOf(weeksAnswer), fields: weeks },
    caching: kept,
    samples: [
      {
        says: 'The last of them',
        address: `${sample}?edition=en`,
        answer: { weeks: [{ id: '12077618', title: 'Week 18', isCurrent: true }] },
      },
      unknown(sample.replace(/\d+$/, '999')),
    ],
  })),
];

import type { ExampleLanguage } from '../../shared/render/examples.ts';
import { inTehran } from '../../shared/render/in-tehran.ts';
import type { FixturesAnswer, StandingAnswer } from './contract.ts';

type Entry = StandingAnswer['standing']['entries'][number];
type Fixture = FixturesAnswer['fixtures'][number];

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns an hour of a moment's day in Tehran, such as `17:00`. */
const atHour = (moment: number, hour: string): string => `${inTehran(moment).slice(0, 11)}${hour}:00+03:30`;

const teams = {
  fa: ['کشتی‌سازان انزلی', 'باد سبز منجیل', 'چاپ و کاغذ تهران', 'فانوس بندر', 'ریل آهن تبریز', 'نخلستان بم'],
  en: ['Anzali Shipwrights', 'Manjil Wind', 'Tehran Print and Paper', 'Harbour Lanterns', 'Tabriz Rail', 'Bam Palms'],
} as const;

const teamOf = (language: ExampleLanguage, index: number): Fixture['host'] => ({
  name: teams[language][index] ?? '',
  logo: `/teams/1${index + 1}.svg`,
});

const numbers = [
  [12, 8, 3, 1, 24, 9, 'WWDWW'],
  [12, 8, 1, 3, 21, 12, 'LWWWD'],
  [12, 6, 4, 2, 18, 11, 'DDWLW'],
  [12, 5, 3, 4, 15, 15, 'WLDLW'],
  [12, 2, 4, 6, 9, 17, 'LDLDL'],
  [12, 0, 3, 9, 6, 29, 'LLLDL'],
] as const;

/** Returns the table of a football season. */
export const entriesOf = (language: ExampleLanguage): Entry[] =>
  numbers.map(([played, won, drawn, lost, scored, conceded, form], index) => ({
    rank: index + 1,
    team: teamOf(language, index),
    played,
    won,
    drawn,
    lost,
    scored,
    conceded,
    points: won * 3 + drawn,
    form,
  }));

/** Returns a volleyball table. It has sets and no draws. A team that forfeited can have negative points. */
export const volleyballEntries = (language: ExampleLanguage): Entry[] =>
  [
    [4, 4, 0, 12, 2, 12, 'WWWW'],
    [4, 3, 1, 10, 5, 9, 'WLWW'],
    [4, 1, 3, 6, 10, 4, 'LWLL'],
    [4, 0, 4, 1, 12, -1, 'LLLL'],
  ].map(([played, won, lost, scored, conceded, points, form], index) => ({
    rank: index + 1,
    team: teamOf(language, index),
    played: Number(played),
    won: Number(won),
    drawn: 0,
    lost: Number(lost),
    scored: Number(scored),
    conceded: Number(conceded),
    points: Number(points),
    form: String(form),
  }));

const titles = {
  fa: { season: 'فصل ۱۴۰۵', league: 'لیگ برتر فوتبال', volleyball: 'والیبال زنان', week: 'هفتهٔ ۱۲', half: 'نیمهٔ دوم', set: 'ست سوم: ۱۸–۲۱' },
  en: { season: 'Season 2026', league: 'Premier league', volleyball: 'Women’s volleyball', week: 'Week 12', half: 'Second half', set: 'Set 3: 18–21' },
} as const;

/** Creates a football match that started 42 minutes ago, with changes. */
export const fixture = (language: ExampleLanguage, now: number, changes: Partial<Fixture>): Fixture => ({
  id: '1',
  matchDate: inTehran(now - 42 * minute),
  seasonTitle: titles[language].season,
  leagueTitle: titles[language].league,
  weekTitle: titles[language].week,
  status: 'scheduled',
  minute: null,
  period: '',
  host: teamOf(language, 0),
  guest: teamOf(language, 1),
  hostScore: null,
  guestScore: null,
  ...changes,
});

/** Returns a week of football: one finished, one live, one postponed and one scheduled match. */
export const fixturesOf = (language: ExampleLanguage, now: number): Fixture[] => [
  fixture(language, now, { id: '101', matchDate: atHour(now - day, '17:00'), status: 'finished', hostScore: 2, guestScore: 1 }),
  fixture(language, now, {
    id: '102',
    status: 'live',
    minute: 67,
    period: titles[language].half,
    host: teamOf(language, 2),
    guest: teamOf(language, 3),
    hostScore: 0,
    guestScore: 0,
  }),
  fixture(language, now, { id: '103', status: 'postponed', host: teamOf(language, 4), guest: teamOf(language, 5) }),
  fixture(language, now, {
    id: '104',
    matchDate: atHour(now + day, '19:30'),
    host: teamOf(language, 3),
    guest: teamOf(language, 0),
  }),
];

/** Returns a live volleyball match, which has sets and no minute. */
export const volleyballFixtures = (language: ExampleLanguage, now: number): Fixture[] => [
  fixture(language, now, {
    id: '201',
    leagueTitle: titles[language].volleyball,
    status: 'live',
    period: titles[language].set,
    host: teamOf(language, 1),
    guest: teamOf(language, 2),
    hostScore: 1,
    guestScore: 1,
  }),
];

export const choicesOf = (language: ExampleLanguage) => ({
  leagues: [
    { id: '1', title: titles[language].league },
    { id: '2', title: titles[language].volleyball },
  ],
  seasons: [{ id: '12', title: titles[language].season }],
  weeks: [
    { id: '1211', title: language === 'fa' ? 'هفتهٔ ۱۱' : 'Week 11' },
    { id: '1212', title: titles[language].week },
  ],
  season: '12',
  week: '1212',
});

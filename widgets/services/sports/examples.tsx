import {
  endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf,
} from '../../shared/render/examples.ts';
import { inTehran } from '../../shared/render/in-tehran.ts';
import { SportsBox } from './box.tsx';
import { choicesOf, entriesOf, fixture, fixturesOf, volleyballEntries, volleyballFixtures } from './example-league.ts';
import { parseSports } from './markup.ts';

const names = {
  fa: { football: 'لیگ برتر فوتبال', volleyball: 'لیگ برتر والیبال زنان', live: 'همین حالا' },
  en: { football: 'Premier league', volleyball: 'Women’s volleyball league', live: 'On now' },
} as const;

/** URLs of the newsroom's pages in each language, and the query of their calls. */
const places = {
  fa: { action: '/sports', fixtureUrl: '/sports/fixtures/{id}' },
  en: { action: '/en/sports', fixtureUrl: '/en/sports/fixtures/{id}', query: 'edition=en' },
} as const;

const football = (content: ExampleLanguage) => ({ sport: 'football', entries: entriesOf(content) });

const common = (content: ExampleLanguage, language: string, now: number, title: keyof typeof names.fa) => ({
  language,
  title: names[content][title],
  printedAt: inTehran(now),
  ...places[content],
});

export const examples: Examples = {
  summary: {
    fa: 'جدول و بازی‌های یک لیگ با انتخاب فصل و هفته؛ نتیجه‌های زنده خودبه‌خود تازه می‌شوند.',
    en: 'A league’s table and matches, by season and week; live results come by themselves.',
  },
  wakes: 'The tables are right without it until a goal is scored. The tap fetches what shows a match over the page.',
  parse: parseSports,
  states: statesOf(SportsBox)({
    volleyball: [{ fa: 'والیبال، با ست‌ها', en: 'Volleyball, in sets' }, (content, language, now) => ({
      ...common(content, language, now, 'volleyball'),
      league: '2',
      standing: { sport: 'volleyball', entries: volleyballEntries(content) },
      fixtures: volleyballFixtures(content, now),
    })],
    limited: [{ fa: 'چند تیم نخست', en: 'The first few teams' }, (content, language, now) => ({
      ...common(content, language, now, 'football'),
      league: '1',
      standing: football(content),
      standingCount: 4,
      allUrl: places[content].action,
    })],
    football: [
      { fa: 'جدول و بازی‌های فوتبال، با انتخاب', en: 'Table and matches of football, with choices' },
      (content, language, now) => ({
        ...common(content, language, now, 'football'),
        league: '1',
        selection: choicesOf(content),
        standing: football(content),
        fixtures: fixturesOf(content, now),
        isReloadable: true,
      }),
    ],
    week: [{ fa: 'بازی‌های یک هفته', en: 'Matches of a week' }, (content, language, now) => ({
      ...common(content, language, now, 'football'), league: '1', fixtures: fixturesOf(content, now),
    })],
    live: [{ fa: 'بازی‌های زندهٔ همهٔ لیگ‌ها', en: 'Live matches of all leagues' }, (content, language, now) => ({
      ...common(content, language, now, 'live'),
      isLive: true,
      isReloadable: true,
      fixtures: [...fixturesOf(content, now), ...volleyballFixtures(content, now)].filter(({ status }) => status === 'live'),
    })],
    empty: [{ fa: 'هفته‌ای بی‌بازی', en: 'A week without matches' }, (content, language, now) => ({
      ...common(content, language, now, 'football'), league: '1', selection: choicesOf(content), fixtures: [],
    })],
    old: [
      { fa: 'لیگی که نیست: جدول می‌ماند، با ساعتش', en: 'A league that is gone: the table stays, with its time' },
      (content, language, now) => ({
        ...common(content, language, now, 'football'),
        league: '9999',
        standing: football(content),
        standingCount: 3,
      }),
    ],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, (content, language, now) => ({
      ...common(content, language, now, 'football'),
      title: `${hostileText} ${endlessWord}`,
      league: '1',
      standing: {
        sport: hostileText,
        entries: entriesOf(content)
          .slice(0, 2)
          .map((entry, index) => ({ ...entry, team: { name: index ? endlessWord : hostileText } })),
      },
      fixtures: [
        fixture(content, now, {
          id: '9999',
          status: 'live',
          period: endlessWord,
          host: { name: hostileText },
          guest: { name: endlessWord },
          hostScore: 12345,
          guestScore: 0,
        }),
      ],
    })],
  }),
};

import { endlessWord, type ExampleLanguage, type Examples, hostileText, statesOf } from '../../shared/render/examples.ts';
import { LiveEntriesBox } from './box.tsx';
import type { LiveDay } from './contract.ts';

const told = {
  fa: {
    days: ['جمعه ۲۹ آبان ۱۴۰۵', 'پنجشنبه ۲۸ آبان ۱۴۰۵'],
    entries: [
      ['۰۸:۲۰', 'آسمان غرب باز می‌شود', 'در کرمانشاه و سنندج ابرها کنار رفته‌اند.'],
      ['۰۶:۴۵', 'ژالانه یک‌طرفه باز شد', 'برف‌روب‌ها از هر دو سو به هم رسیدند.'],
      ['۲۳:۱۰', 'آنچه تا نیمه‌شب می‌دانیم', 'دو گردنه بسته است و گزارشی از آسیب به کسی نرسیده است.'],
    ],
  },
  en: {
    days: ['Friday 20 November 2026', 'Thursday 19 November 2026'],
    entries: [
      ['08:25', 'The sky clears in the west', 'The clouds have gone from Kermanshah and Sanandaj.'],
      ['06:50', 'Zhalaneh opens, one way at a time', 'The ploughs have met in the middle.'],
      ['23:15', 'What we know at midnight', 'Two passes are closed, and nobody is reported hurt.'],
    ],
  },
} as const;

const page = { fa: '/live/first-snow', en: '/en/live/first-snow' };
const source = { fa: '/rest/liveEntries?coverage=901', en: '/rest/liveEntries?coverage=902' };

/** Returns two days of entries with descending ids from `below`. */
function daysOf(content: ExampleLanguage, below: number): LiveDay[] {
  const { days, entries } = told[content];
  const all = entries.map(([time, title, text], index) => ({
    id: String(below - index),
    title,
    time,
    dateTime: `2026-11-${index < 2 ? 20 : 19}T${index < 2 ? '08' : '23'}:10:00+03:30`,
    isKey: index === 1,
    paragraphs: [{ text }],
  }));
  return [
    { day: '2026-11-20', name: days[0], entries: all.slice(0, 2) },
    { day: '2026-11-19', name: days[1], entries: all.slice(2) },
  ];
}

/** Returns the props of a coverage that has ended. */
const coverageOf = (content: ExampleLanguage, days: readonly LiveDay[]) => ({
  url: page[content],
  isOver: true,
  keys: days.flatMap(({ entries }) => entries.filter(({ isKey }) => isKey).map(entry => ({ ...entry, url: `#entry-${entry.id}` }))),
  days,
});

/** Ids of the newest entries in the example newsroom, so that there are none after them. */
const newest = { fa: 112, en: 212 };

export const examples: Examples = {
  summary: {
    fa: 'خبری که همان‌طور که می‌رسد گفته می‌شود: تازه‌ها شمرده می‌شوند و با یک لمس می‌آیند، و زیر چشم خواننده چیزی جابه‌جا نمی‌شود.',
    en: 'News told as they come: what is new is counted, and comes with a tap. Nothing moves under the reader’s eye.',
  },
  states: statesOf(LiveEntriesBox)({
    live: [{ fa: 'پوششی که ادامه دارد', en: 'A coverage that goes on' }, content => ({
      ...coverageOf(content, daysOf(content, newest[content])), source: source[content], isOver: false,
    })],
    over: [{ fa: 'پوششی که پایان یافته', en: 'A coverage that has ended' }, content => coverageOf(content, daysOf(content, 12))],
    hostile: [{ fa: 'نوشته‌های دراز و بدخواه', en: 'Long and hostile entries' }, content => {
      const days = daysOf(content, 22).map(day => ({
        ...day,
        name: `${day.name} `.repeat(3),
        entries: day.entries.map((entry, index) => ({
          ...entry,
          title: index === 0 ? endlessWord : hostileText,
          paragraphs: [{ text: hostileText }, { text: endlessWord }],
        })),
      }));
      return coverageOf(content, days);
    }],
  }),
};

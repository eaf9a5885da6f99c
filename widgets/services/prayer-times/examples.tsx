import type { ExampleLanguage, Examples } from '../../shared/render/examples.ts';
import { endlessWord, hostileText, statesOf } from '../../shared/render/examples.ts';
import { PrayerTimesBox } from './box.tsx';
import { methodNames } from './model.ts';
import type { CityGroup } from './rendered-cities.ts';

const pages = { fa: '/prayer-times', en: '/en/prayer-times' };

const only = (value: string, name: string, offset: number, zone = ''): readonly CityGroup[] => [
  { label: '', cities: [{ value, name, offset, zone }] },
];

/** Returns a place whose nights are short now: in summer, the sun never gets 17.7 degrees below the horizon. */
function shortNight(content: ExampleLanguage, now: number): readonly CityGroup[] {
  const month = new Date(now).getUTCMonth();
  const [oslo, ushuaia] = content === 'fa' ? ['اسلو', 'اوشوایا'] as const : ['Oslo', 'Ushuaia'] as const;
  return month >= 3 && month <= 8 ? only('59.9139,10.7522', oslo, 1, 'Europe/Oslo') : only('-54.8019,-68.303', ushuaia, -3);
}

/** A place where the sun rises and sets once a year. */
const pole: Readonly<Record<ExampleLanguage, readonly CityGroup[]>> = {
  fa: only('89.99,0', 'قطب شمال', 0),
  en: only('89.99,0', 'The North Pole', 0),
};

const hostile: readonly CityGroup[] = [
  { label: '', cities: [{ value: '35.6892,51.389', name: hostileText, offset: 3.5, zone: '' }] },
  { label: endlessWord, cities: [{ value: '-41.2866,174.7756', name: endlessWord, offset: 12, zone: 'Pacific/Auckland' }] },
];

export const examples: Examples = {
  summary: {
    fa: 'اوقات شرعی شهری که خواننده برمی‌گزیند، با شمارش تا نماز بعدی؛ بی‌اسکریپت هم همان روز را نشان می‌دهد.',
    en: 'The prayer times of the city that a reader chooses, counting down to the next; printed for the day without a script.',
  },
  wakes:
    'The printed times are right. The code for others, 4 kB, is fetched when the reader chooses another city, and when the day is over.',
  states: statesOf(PrayerTimesBox)({
    city: [{ fa: 'شش وقت یک شهر', en: 'Six times of a city' }, (content, _, now) => ({
      action: pages[content], now,
    })],
    all: [{ fa: 'همه وقت‌ها، با روش محاسبه', en: 'All times, with a choice of methods' }, (content, _, now) => ({
      action: pages[content],
      now,
      method: 'Jafari',
      methods: methodNames.map(value => ({ value, name: value })),
      hasAll: true,
      isAsked: true,
    })],
    estimated: [{ fa: 'شبی کوتاه، با برآورد', en: 'A short night, with estimates' }, (content, _, now) => ({
      action: pages[content], now, groups: shortNight(content, now), hasAll: true, isAsked: true,
    })],
    undefined: [
      { fa: 'جایی که خورشید نه برمی‌آید و نه فرو می‌رود', en: 'Where the sun neither rises nor sets' },
      (content, _, now) => ({ action: pages[content], now, groups: pole[content], isAsked: true }),
    ],
    hostile: [{ fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' }, (content, _, now) => ({
      action: pages[content], now, groups: hostile, isAsked: true,
    })],
  }),
};

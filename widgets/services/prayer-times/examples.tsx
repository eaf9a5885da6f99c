import { endlessWord, type ExampleLanguage, type Examples, hostileText } from '../../shared/render/examples.ts';
import { PrayerTimesBox } from './box.tsx';
import { type CityGroup, parsePrayerTimes } from './markup.ts';
import { methodNames } from './model.ts';

const pages = { fa: '/prayer-times', en: '/en/prayer-times' };

/** Where this is run, the day is today. */
const now = Date.now();

/** The sun does not get 14 degrees below the horizon of Oslo. */
const midsummer = Date.UTC(2026, 5, 21, 10);

const far: Readonly<Record<ExampleLanguage, readonly CityGroup[]>> = {
  fa: [{ label: '', cities: [{ value: '78.22,15.65', name: 'لونگ‌یربین', offset: 1, zone: 'Arctic/Longyearbyen' }] }],
  en: [{ label: '', cities: [{ value: '78.22,15.65', name: 'Longyearbyen', offset: 1, zone: 'Arctic/Longyearbyen' }] }],
};

const hostile: readonly CityGroup[] = [
  { label: '', cities: [{ value: '35.6892,51.389', name: hostileText, offset: 3.5, zone: '' }] },
  { label: endlessWord, cities: [{ value: '-41.2866,174.7756', name: endlessWord, offset: 12, zone: 'Nowhere/Else' }] },
];

export const examples: Examples = {
  summary: {
    fa: 'اوقات شرعی شهری که خواننده برمی‌گزیند، با شمارش تا نماز بعدی؛ بی‌اسکریپت هم همان روز را نشان می‌دهد.',
    en: 'The prayer times of the city that a reader chooses, counting down to the next; printed for the day without a script.',
  },
  needs: 'a form with `select[name=city]`, whose options have values `lat,lng`, `data-offset` where their clocks are not those of Iran (hours east of UTC), and `data-zone` where they are changed in the year (IANA name); the names of the times to show, and whatever else the box says, in `data-…-label`: `imsak`, `fajr`, `sunrise`, `dhuhr`, `asr`, `sunset`, `maghrib`, `isha`, `midnight`, `city`, `show`, `near` (the button that asks the phone for its place), `in-hours` (with `{hours}` and `{minutes}`), `in-minutes`, `estimated`, `none`, `estimates`, `lunar`, `failed`, `denied`, `unavailable`, `timeout`; `.prayer-title`. Optional `data-method` (`MWL`, `ISNA`, `Egypt`, `Makkah`, `Karachi`, `Tehran`, `Jafari`; `Tehran` without it) or `select[name=method]`, and `data-asked` where the page was asked for this city. What of the day is printed is shown as it is: `.prayer-list` with `data-ends` and `data-next-fajr`, items with `data-time`, each with a `time` whose `datetime` has the minute and the offset; `.prayer-solar`, `.prayer-lunar`. Without it the phone finds the day',
  wakes: 'The printed times are right. What finds others, 4 kB, is fetched for who chooses another city, and when the day is over.',
  parse: parsePrayerTimes,
  states: {
    city: {
      title: { fa: 'شش وقت یک شهر', en: 'Six times of a city' },
      render: language => <PrayerTimesBox language={language} action={pages[language]} now={now} />,
    },
    all: {
      title: { fa: 'همه وقت‌ها، با روش محاسبه', en: 'All times, with a choice of methods' },
      render: language => (
        <PrayerTimesBox
          language={language}
          action={pages[language]}
          now={now}
          method="Jafari"
          methods={methodNames.map(value => ({ value, name: value }))}
          hasAll
          isAsked
        />
      ),
    },
    estimated: {
      title: { fa: 'شبی کوتاه، با برآورد', en: 'A short night, with estimates' },
      render: language => (
        <PrayerTimesBox language={language} action={pages[language]} now={midsummer} city="59.9139,10.7522" hasAll isAsked />
      ),
    },
    undefined: {
      title: { fa: 'جایی که خورشید فرو نمی‌رود', en: 'Where the sun does not set' },
      render: language => (
        <PrayerTimesBox language={language} action={pages[language]} now={midsummer} groups={far[language]} isAsked />
      ),
    },
    hostile: {
      title: { fa: 'نام‌های دراز و بدخواه', en: 'Long and hostile names' },
      render: language => (
        <PrayerTimesBox language={language} action={pages[language]} now={now} groups={hostile} isAsked />
      ),
    },
  },
};

import fc from 'fast-check';
import { language, sentence } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { PrayerTimesBox } from './box.tsx';
import { parsePrayerTimes } from './markup.ts';
import { methodNames } from './model.ts';
import mount from './prayer-times.tsx';

const degrees = (most: number): fc.Arbitrary<number> =>
  fc.double({ min: -most, max: most, noNaN: true }).map(value => Number(value.toFixed(4)));

const city = fc.record({
  value: fc.tuple(degrees(90), degrees(180)).map(place => place.map(String).join(',')),
  name: sentence,
  offset: fc.constantFrom(-3.5, 0, 3.5, 5.75, 12),
  zone: fc.constantFrom('', 'Europe/Oslo', 'America/Toronto'),
});

const cities = fc.uniqueArray(city, { selector: ({ value }) => value, minLength: 1, maxLength: 3 });

const groups = fc.tuple(cities, sentence).map(([[first, ...others], label]) => [
  { label: '', cities: first ? [first] : [] },
  ...(others.length > 0 ? [{ label, cities: others }] : []),
]);

const data = groups.chain(chosen =>
  fc.record({
    language,
    action: fc.constantFrom('/prayer-times', '/en/prayer-times?a=1&b="'),
    groups: fc.constant(chosen),
    city: fc.constantFrom(undefined, ...chosen.flatMap(group => group.cities.map(({ value }) => value))),
    method: fc.constantFrom(...methodNames),
    methods: fc.constantFrom([], methodNames.map(value => ({ value, name: value }))),
    isAsked: fc.boolean(),
    hasAll: fc.boolean(),
    now: fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(Number),
  }),
);

export const law: MarkupLaw<Parameters<typeof PrayerTimesBox>[0]> = { Box: PrayerTimesBox, parse: parsePrayerTimes, mount, data };

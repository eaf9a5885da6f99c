import type { ReactNode } from 'react';
import { labelAttributes } from '../../shared/render/label-attributes.ts';
import { languages } from '../../shared/render/languages.ts';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { offsetAt } from './clocks.ts';
import { citiesIn, type CityGroup, type PrayerTimesProps, shownNames } from './markup.ts';
import { type TimeName, timeNames } from './model.ts';
import { prayerDay } from './prayer-day.ts';
import { PrayerTimes } from './prayer-times.tsx';
import { knownCities } from './rendered-cities.ts';
import words from './words.json' with { type: 'json' };

/** What a box in a column has room for. */
const fewNames: readonly TimeName[] = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'];

/** The tag by which Intl knows a language. */
const tagOf = (language: string): string => (languages as Partial<Record<string, { tag: string }>>)[language]?.tag ?? language;

const hourMs = 3_600_000;

/** With the offsets of a moment, for phones that do not know the zones. */
const withOffsets = (groups: readonly CityGroup[], now: number): CityGroup[] =>
  groups.map(({ label, cities }) => ({
    label,
    cities: cities.map(city => ({ ...city, offset: offsetAt(city, now) / hourMs })),
  }));

interface PrayerTimesBoxProps extends Partial<Pick<PrayerTimesProps, 'groups' | 'methods' | 'method' | 'isAsked'>> {
  language: string;
  /** Address of the page that shows a city without a script. */
  action: string;
  /** The moment of printing, in ms: its day is printed. */
  now: number;
  /** `lat,lng` of the city whose times are printed: the first one, unless it is another. */
  city?: string | undefined;
  /** All times of the day, with those that follow from others. */
  hasAll?: boolean;
}

/** The prayer times of a city as the server prints them: those of the day that it is there. */
export function PrayerTimesBox(props: PrayerTimesBoxProps): ReactNode {
  const { language, action, now, city: value, method = 'Tehran', methods = [], isAsked = false, hasAll = false } = props;
  const groups = withOffsets(props.groups ?? knownCities(language), now);
  const { title, ...sentences } = wordsFor(words, language);
  const names = hasAll ? timeNames : fewNames;
  const labels = { ...sentences, ...Object.fromEntries(timeNames.filter(name => !names.includes(name)).map(name => [name, ''])) };
  const cities = citiesIn(groups);
  const city = cities.find(one => one.value === value) ?? cities[0];
  if (!city) throw new Error('A box of prayer times has no city');
  const day = prayerDay({ city, method, names: shownNames(labels), language: tagOf(language) }, now);
  const chosen = { city: city.value, method };
  const view = { title, action, groups, city, methods, method, chosen, labels, isAsked, day, now };
  return (
    <section
      className="prayer-times"
      data-widget="prayer-times"
      data-view=""
      data-now={now}
      data-asked={isAsked ? '' : undefined}
      {...labelAttributes(Object.fromEntries(Object.entries(labels).filter(([, label]) => label)))}
      aria-label={title}
    >
      <PrayerTimes {...view} kernel={renderingKernel(language)} />
    </section>
  );
}


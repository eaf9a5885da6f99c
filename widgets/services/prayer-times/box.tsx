import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/render/format-number.ts';
import { languages } from '../../shared/render/languages.ts';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { offsetAt } from './clocks.ts';
import { type City, type MethodName, offsetOfIran, type TimeName, timeNames } from './model.ts';
import { nextPrayer, remainingText } from './next-prayer.ts';
import { prayerDay } from './prayer-day.ts';
import { type CityGroup, knownCities } from './rendered-cities.ts';
import { kurdishDates } from './rendered-kurdish-dates.ts';
import { PrayerList } from './rendered-list.tsx';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface PrayerTimesBoxProps {
  language: string;
  /** URL of the page that shows a city without script. */
  action: string;
  /** Time of rendering in milliseconds. The times of its day are rendered. */
  now: number;
  /** Cities to choose from, grouped under headings. */
  groups?: readonly CityGroup[];
  /** `lat,lng` of the rendered city. Default: the first one. */
  city?: string | undefined;
  method?: MethodName;
  /** Methods to choose from, if readers have the choice. */
  methods?: readonly { value: MethodName; name: string }[];
  /** True to show all times of the day, including derived ones. */
  hasAll?: boolean;
  /** True if the reader has just chosen this city, so that a stored choice is ignored. */
  isAsked?: boolean;
}

/** React demands a handler next to a value. The server renders nothing of it. */
const keepChoice = (): void => undefined;

/** Rows that fit into a narrow box. */
const fewNames: readonly TimeName[] = ['fajr', 'sunrise', 'dhuhr', 'sunset', 'maghrib', 'midnight'];

const hourMs = 3_600_000;

/** Returns the language tag for `Intl`. */
const tagOf = (language: string): string =>
  (languages as Partial<Record<string, { tag: string }>>)[language]?.tag ?? language;

/** Renders the option of a city with its current offset, for phones that do not know its time zone. */
function optionOf(city: City, now: number): ReactNode {
  const offset = offsetAt(city, now) / hourMs;
  return (
    <option
      value={city.value}
      data-offset={offset === offsetOfIran ? undefined : offset}
      data-zone={city.zone || undefined}
      key={city.value}
    >
      {city.name}
    </option>
  );
}

function Choice({ language, action, now, groups, city, method, methods = [] }: PrayerTimesBoxProps): ReactNode {
  const labels = wordsFor(words, language);
  return (
    <form className="prayer-choice" action={action}>
      <label className="prayer-field">
        <span>{labels.city}</span>
        <select name="city" value={city} onChange={keepChoice}>
          {groups?.map(({ label, cities }) =>
            label ? (
              <optgroup label={label} key={label}>
                {cities.map(one => optionOf(one, now))}
              </optgroup>
            ) : (
              cities.map(one => optionOf(one, now))
            ),
          )}
        </select>
      </label>
      {methods.length > 0 ? (
        <label className="prayer-field">
          <span>{labels.method}</span>
          <select name="method" value={method} onChange={keepChoice}>
            {methods.map(({ value, name }) => (
              <option value={value} key={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <input type="hidden" name="method" value={method} />
      )}
      <button className="prayer-show">{labels.show}</button>
      <button type="button" className="prayer-near needs-script">
        {labels.near}
      </button>
    </form>
  );
}

/** Renders the prayer times of a city for its current day. */
export function PrayerTimesBox(props: PrayerTimesBoxProps): ReactNode {
  const { language, now, method = 'Tehran', groups = knownCities(language), hasAll, isAsked } = props;
  const labels = wordsFor(words, language);
  const cities = groups.flatMap(group => group.cities);
  const city = cities.find(({ value }) => value === props.city) ?? cities[0];
  if (!city) throw new Error('A box of prayer times has no city');
  const names = hasAll ? timeNames : fewNames;
  const day = prayerDay(city, method, now, tagOf(language));
  const { solar, lunar } = language === 'ckb' ? kurdishDates(day.date) : day;
  const shown = names.map(name => ({ name, ...day.times[name] }));
  const [next, minutes = 0] = nextPrayer(shown, day.nextFajr, now) ?? [];
  const { inHours, inMinutes } = labels;
  return (
    <section
      className="prayer-times"
      data-widget="prayer-times"
      data-method={method}
      data-asked={isAsked ? '' : undefined}
      {...printed(sentences, language)}
      aria-label={labels.title}
    >
      <header className="prayer-head">
        <h2 className="prayer-title">{labels.title}</h2>
        <p className="prayer-dates">
          <time className="prayer-solar" dateTime={day.date}>
            {solar}
          </time>
          <span className="prayer-lunar">{lunar}</span>
        </p>
      </header>
      <Choice {...props} groups={groups} city={city.value} method={method} />
      <p className="prayer-next" role="timer">
        <strong className="prayer-next-name">{labels[(next ?? '') as TimeName]}</strong>
        <span className="prayer-remaining">
          {next ? remainingText(minutes, inHours, inMinutes, value => formatNumber(value, language)) : null}
        </span>
      </p>
      <PrayerList {...{ language, labels, city: city.value, method, day, names, next }} />
      <p className="prayer-message" role="status" />
      <p className="prayer-note prayer-estimates" hidden={!shown.some(({ isEstimated }) => isEstimated)}>
        {labels.estimates}
      </p>
      <p className="prayer-note">{labels.lunar}</p>
    </section>
  );
}

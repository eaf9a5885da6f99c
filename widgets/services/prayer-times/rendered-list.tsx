import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/render/format-number.ts';
import { clockText, hourOf, type TimeName } from './model.ts';
import type { PrayerDay } from './prayer-day.ts';

interface PrayerListProps {
  language: string;
  labels: Readonly<Record<TimeName | 'estimated' | 'none', string>>;
  /** `lat,lng` of the city. */
  city: string;
  method: string;
  day: PrayerDay;
  names: readonly TimeName[];
  /** Name of the next time. */
  next: string | undefined;
}

/** Renders the times of a day. */
export function PrayerList({ language, labels, city, method, day, names, next }: PrayerListProps): ReactNode {
  return (
    <ul className="prayer-list" data-city={city} data-method={method} data-ends={day.ends} data-next-fajr={day.nextFajr}>
      {names.map(name => {
        const { dateTime, isEstimated } = day.times[name];
        return (
          <li className={name === next ? 'prayer-item is-next' : 'prayer-item'} data-time={name} data-at={dateTime || undefined} key={name}>
            <span className="prayer-name">{labels[name]}</span>
            <time className="prayer-clock" dateTime={hourOf(dateTime)} hidden={!dateTime}>
              {clockText(dateTime, value => formatNumber(value, language))}
            </time>
            <span className="prayer-mark">{dateTime ? isEstimated && labels.estimated : labels.none}</span>
          </li>
        );
      })}
    </ul>
  );
}

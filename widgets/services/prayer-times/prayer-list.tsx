import type { ReactNode } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import type { Labels } from './markup.ts';
import type { City, MethodName, PrayerDay, PrayerTime, TimeName } from './model.ts';

interface PrayerListProps {
  city: City;
  method: MethodName;
  day: PrayerDay;
  labels: Labels;
  /** The time that comes next. */
  next: TimeName | undefined;
  digits: Kernel['digits'];
}

/** The hour and the minute of a time. */
const clock = (dateTime: string, { format }: Kernel['digits']): string =>
  dateTime.slice(11, 16).replace(/\d/g, digit => format(Number(digit)));

/** The times of a day. What is no time is said in words. */
export function PrayerList({ city, method, day, labels, next, digits }: PrayerListProps): ReactNode {
  const itemOf = ({ name, dateTime, isEstimated }: PrayerTime): ReactNode => (
    <li
      className={name === next ? 'prayer-item is-next' : 'prayer-item'}
      data-time={name}
      data-estimated={isEstimated ? '' : undefined}
      key={name}
    >
      <span className="prayer-name">{labels[name]}</span>
      {dateTime ? (
        <time className="prayer-clock" dateTime={dateTime}>
          {clock(dateTime, digits)}
        </time>
      ) : (
        <span className="prayer-none">{labels.none}</span>
      )}
      {isEstimated ? <span className="prayer-estimated">{labels.estimated}</span> : null}
    </li>
  );
  return (
    <ul
      className="prayer-list"
      data-city={city.value}
      data-method={method}
      data-ends={day.ends || undefined}
      data-next-fajr={day.nextFajr || undefined}
    >
      {day.times.map(itemOf)}
    </ul>
  );
}

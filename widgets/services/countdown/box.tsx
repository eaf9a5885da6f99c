import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/render/format-number.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { clockDigits, tehranOffset, timeLeftOf, units } from './model.ts';
import words from './words.json' with { type: 'json' };

interface CountdownBoxProps {
  language: string;
  /** Name of the event. */
  title: string;
  /** Target in milliseconds since the epoch. */
  target: number;
  /** True to print the target as date and time in Tehran instead of milliseconds. */
  isInTehran?: boolean;
  /** The target as a text with its time zone. */
  targetText: string;
  /** Text that is shown after the target time. */
  end: string;
  /** Time of rendering in milliseconds since the epoch. */
  now: number;
  /** Time in milliseconds between two ticks. */
  interval?: number;
}

/** Returns the attributes for the target. */
function namesOf(target: number, isInTehran: boolean): Record<string, string | number> {
  if (!isInTehran) return { 'data-date': target };
  const [day = '', time = ''] = new Date(target + tehranOffset).toISOString().split(/[T.]/);
  return { 'data-full-year': day, 'data-time': time };
}

/** Renders a countdown with the time left, or with its end text. */
export function CountdownBox(props: CountdownBoxProps): ReactNode {
  const { language, title, target, targetText, end, now, interval, isInTehran = false } = props;
  const { left: timeLeft, ...labels } = wordsFor(words, language);
  const left = timeLeftOf(target - now);
  const isOver = target <= now;
  const announcement = units.slice(0, 3).map(unit => `${labels[unit]} {{${unit}}}`);
  return (
    <section className="countdown" data-widget="countdown" aria-label={title}>
      <p className="countdown-title">{title}</p>
      <div className="countdown-stage">
        <div
          className="countdown-clock"
          role="timer"
          aria-label={timeLeft}
          data-service=""
          {...namesOf(target, isInTehran)}
          {...(interval !== undefined && { 'data-interval': interval })}
          hidden={isOver}
        >
          {units.map(unit => (
            <span className="countdown-unit" key={unit}>
              <b data-template={`{{${unit}}}`}>{clockDigits(left, unit, value => formatNumber(value, language))}</b>
              <span>{labels[unit]}</span>
            </span>
          ))}
        </div>
        <div className="countdown-end" role="status">
          <p className="visually-hidden" data-announcement={`${timeLeft}: ${announcement.join(' · ')}`} />
          <p data-end="" hidden={!isOver}>
            {end}
          </p>
        </div>
      </div>
      <time className="countdown-target" dateTime={new Date(target).toISOString()}>
        {targetText}
      </time>
    </section>
  );
}

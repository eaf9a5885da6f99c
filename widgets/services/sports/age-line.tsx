import type { ReactNode } from 'react';
import type { Labels } from './labels.ts';
import { type Format, formatClock } from './match-texts.ts';
import { dayOf, nowLike } from './model.ts';
import type { TablesState } from './tables.ts';

interface AgeLineProps {
  state: TablesState;
  labels: Labels;
  format: Format;
  language: string;
}

/** When what is shown was so, and why it is not newer. It is an alert where the reader has asked for more. */
export function AgeLine({ state, labels, format, language }: AgeLineProps): ReactNode {
  const { shown: { updated }, problem, isAsked } = state;
  if (!updated) {
    return (
      <p className="sports-age" role={problem ? 'alert' : undefined}>
        {problem ? labels.nothing : null}
      </p>
    );
  }
  const isOfToday = !problem || updated.slice(0, 10) === nowLike(updated).slice(0, 10);
  const clock = formatClock(updated, format);
  const [before, after] = labels[problem || 'updated'].split('{time}');
  const isAlert = problem !== '' && isAsked;
  return (
    <p className="sports-age" role={isAlert ? 'alert' : undefined} key={isAlert ? 'alert' : 'age'}>
      {before || null}
      <time className="sports-updated" dateTime={updated}>
        {isOfToday ? clock : `${dayOf(updated, language)} ${clock}`}
      </time>
      {after || null}
    </p>
  );
}

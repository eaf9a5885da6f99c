import type { ReactNode } from 'react';
import type { Labels } from './labels.ts';
import { type Format, formatClock, timeOf } from './match-texts.ts';
import { dayOf } from './model.ts';
import type { TablesState } from './tables.ts';

interface AgeLineProps {
  state: TablesState;
  labels: Labels;
  format: Format;
  language: string;
}

/** Time in milliseconds after which the day is shown too. */
const longAgo = 43_200_000;

/**
 * Renders the time of the shown data and, if there is one, the reason why they are old. It is an alert if the reader
 * has asked for new data.
 */
export function AgeLine({ state, labels, format, language }: AgeLineProps): ReactNode {
  const { shown: { updated }, problem, isAsked, since } = state;
  if (!updated) {
    return (
      <p className="sports-age" role={problem ? 'alert' : undefined}>
        {problem ? labels.nothing : null}
      </p>
    );
  }
  const clock = formatClock(updated, format);
  const moment = timeOf(updated);
  const day = since - moment > longAgo && dayOf(updated, language);
  const [before, after] = (labels[problem || 'updated'] ?? '{time}').split('{time}');
  const isAlert = problem !== '' && isAsked;
  return (
    <p className="sports-age" role={isAlert ? 'alert' : undefined} key={`${problem}${isAlert}`}>
      {before || null}
      <time className="sports-updated" dateTime={updated}>
        {day ? `${day} ${clock}` : clock}
      </time>
      {after || null}
    </p>
  );
}

import { tableText } from '../../report/html.ts';
import type { Figures } from '../../results/metrics.ts';
import type { TapRecord } from '../../results/sample.ts';

const cellOf = (tap: TapRecord): string => {
  const verdict = verdictOf(tap);
  const time = tap.time === null ? '' : `${Math.round(tap.time)} ms`;
  if (verdict === 'right') return time || 'once';
  if (verdict === 'doubled') return `${tap.effects} TIMES`;
  return verdict === 'lost' ? 'LOST' : `late, ${time}`;
};

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Formats a page's taps as a table: a row for each moment, a column for each widget. */
export function tableOf(heading: string, taps: readonly TapRecord[]): string {
  const widgets = distinct(taps.map(({ widget }) => widget));
  const cell = (moment: string, widget: string): string => {
    const tap = taps.find(one => one.moment === moment && one.widget === widget);
    return tap ? cellOf(tap) : '–';
  };
  const moments = distinct(taps.map(({ moment }) => moment));
  const rows = moments.map(moment => [moment, ...widgets.map(widget => cell(moment, widget))]);
  return tableText({ columns: [heading, ...widgets], rows });
}

/** Time in milliseconds after which a response is late. */
const lateAfter = 500;

type TapVerdict = 'lost' | 'doubled' | 'late' | 'right';

/** Returns the verdict on a tap. Only lost and doubled taps are wrong, because delays also depend on the machine. */
export function verdictOf({ effects, time }: TapRecord): TapVerdict {
  if (effects < 1) return 'lost';
  if (effects > 1) return 'doubled';
  return time !== null && time > lateAfter ? 'late' : 'right';
}

export function tapFigures(taps: readonly TapRecord[]): Figures {
  const count = (verdict: TapVerdict): number => taps.filter(tap => verdictOf(tap) === verdict).length;
  return { 'taps.lost': count('lost'), 'taps.doubled': count('doubled') };
}

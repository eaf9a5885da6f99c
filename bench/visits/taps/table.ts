import type { TapRecord } from '../../results/sample.ts';
import { verdictOf } from './verdicts.ts';

const cellOf = (tap: TapRecord): string => {
  const verdict = verdictOf(tap);
  const time = tap.time === null ? '' : `${Math.round(tap.time)} ms`;
  if (verdict === 'right') return time || 'once';
  if (verdict === 'doubled') return `${tap.effects} TIMES`;
  return verdict === 'lost' ? 'LOST' : `late, ${time}`;
};

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Prints the results of a page's taps: a row for each moment, a column for each widget. */
export function tableOf(heading: string, taps: readonly TapRecord[]): string {
  const widgets = distinct(taps.map(({ widget }) => widget));
  const moments = distinct(taps.map(({ moment }) => moment));
  const first = Math.max(heading.length, ...moments.map(({ length }) => length)) + 2;
  const row = (head: string, cells: readonly string[]): string =>
    (head.padEnd(first) + cells.map(cell => cell.padStart(16)).join('')).trimEnd();
  const cell = (moment: string, widget: string): string => {
    const tap = taps.find(one => one.moment === moment && one.widget === widget);
    return tap ? cellOf(tap) : '–';
  };
  return [row(heading, widgets), ...moments.map(moment => row(moment, widgets.map(widget => cell(moment, widget))))].join('\n');
}

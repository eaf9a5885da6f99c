import { toAscii } from '../../../kernel/convert-digits.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { textOf } from '../../shared/markup/parse.ts';
import { type Labels, labelsOf } from './labels.ts';
import { columns, type Entry, type Match, type Standing, type Team } from './tables-shown.ts';

/** A league, season or week to choose. */
export interface Choice {
  id: string;
  title: string;
}

export const choiceNames = ['league', 'season', 'week'] as const;

export type ChoiceName = (typeof choiceNames)[number];

export interface ChosenItem {
  name: ChoiceName;
  id: string;
}

/** The parts of a box that change. */
export interface ShownTables extends Readonly<Record<ChoiceName, string>> {
  title: string;
  /** Empty lists if there is nothing to choose. */
  choices: Readonly<Record<ChoiceName, readonly Choice[]>>;
  /** Null without a table, or before it has come. */
  standing: Standing | null;
  matches: readonly Match[] | null;
  /** Time of the data. Empty before the first load. */
  updated: string;
}

export interface SportsProps extends ShownTables {
  /** Content of the box: `standing` and/or `fixtures`, or `live`. */
  show: string;
  /** Rows of the table. Zero means all. */
  standingCount: number;
  isReloadable: boolean;
  /** URL for the form without script. */
  action: string;
  /** URL of the whole table. Empty if this one is complete. */
  allUrl: string;
  /** URL of a match, with `{id}`. */
  fixtureUrl: string;
  /** Name of the partial for a match in a dialog. Empty if the view renders it. */
  partial: string;
  /** Host of the calls if it is not the page's own, such as `https://sport.example`. */
  host: string;
  /** Further parameters of the calls, as a query. */
  query: string;
  /** Choice that the reader made before the box was awake. */
  early: ChosenItem | null;
  labels: Labels;
}

/** Reads a whole number in any digits, possibly negative. Throws MarkupError for other texts. */
function numberIn(text: string, name: string): number {
  const number = Number(toAscii(text).replace(/[,٬\s\u200e\u200f]/g, '').replace('−', '-'));
  if (!Number.isInteger(number)) throw markupError(`${name}="${text}" is not a number`);
  return number;
}

const scoreIn = (text: string, name: string): number | null => (text.trim() ? numberIn(text, name) : null);

const teamIn = (place: Element | null): Team => ({
  name: place?.textContent.trim() ?? '',
  logo: place?.querySelector('img')?.getAttribute('src') ?? '',
});

const signs: Readonly<Record<string, string>> = { '+': 'W', '=': 'D', '−': 'L', '-': 'L' };

/** Converts the signs of a form cell to letters. */
const lettersIn = (text: string): string => text.replace(/[+=−-]/g, sign => signs[sign] ?? '');

function entryIn(row: HTMLTableRowElement, printed: readonly string[]): Entry {
  const cellOf = (name: string): HTMLElement | undefined => row.cells[printed.indexOf(name)];
  const numbers = (['rank', ...columns] as const).flatMap((name): [string, number][] => {
    const text = cellOf(name)?.textContent.trim();
    return text ? [[name, numberIn(text, name)]] : [];
  });
  const form = cellOf('form');
  return { ...Object.fromEntries(numbers), team: teamIn(cellOf('team') ?? null), form: form && (form.dataset.form ?? lettersIn(form.textContent)) };
}

/** Reads the column labels of another CMS, which take precedence over those of the language file. */
const printedLabels = (box: HTMLElement): Labels =>
  Object.fromEntries(
    [...box.querySelectorAll<HTMLElement>('thead [data-column]')].flatMap(({ dataset: { column = '' }, textContent, title }) => {
      const text = textContent.trim();
      return text && column !== 'rank' ? [[column, title ? `${text}|${title}` : text]] : [];
    }),
  );

function standingIn(box: HTMLElement): Standing | null {
  const table = box.querySelector('table');
  if (!table) return null;
  const printed = [...table.querySelectorAll<HTMLElement>('thead [data-column]')].map(
    ({ dataset: { column = '' } }) => column,
  );
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  return { sport: table.dataset.sport ?? '', entries: rows.map(row => entryIn(row, printed)) };
}

/** Reads a match. The state as another CMS has printed it becomes its period. */
function matchIn(place: HTMLElement, parser?: UnrenderedParser): Match {
  const { fixture = '', status = '', minute = '' } = place.dataset;
  const [state = '', ...leagues] = parser ? textOf(place, '.sports-state').split(' · ') : [];
  const league = place.dataset.league ?? leagues.join(' · ');
  const period = (status && minute ? '' : state) || (place.dataset.period ?? '');
  return {
    id: fixture,
    date: place.querySelector('time')?.getAttribute('datetime') ?? '',
    day: textOf(place.closest('.sports-day') ?? place, '.sports-date'),
    status,
    minute: scoreIn(minute, 'data-minute'),
    period,
    league,
    host: teamIn(place.querySelector('.sports-host')),
    guest: teamIn(place.querySelector('.sports-guest')),
    hostScore: scoreIn(textOf(place, '.sports-host-score'), 'host score'),
    guestScore: scoreIn(textOf(place, '.sports-guest-score'), 'guest score'),
  };
}

const selectOf = (box: HTMLElement, name: string): HTMLSelectElement | null =>
  box.querySelector<HTMLSelectElement>(`select[name=${name}]`);

/** Returns the host for `{host}/sport/…`, or an empty string. Throws MarkupError if it is invalid. */
function hostIn(host = ''): string {
  // A bare name such as `sport.example` would be read as a folder of this page.
  const address = /^[^:/]+(:\d+)?(\/|$)/.test(host) ? `//${host}` : host;
  if (address && !webAddress(address)) throw markupError(`data-host="${host}" is no address`);
  return address.replace(/\/+$/, '');
}

const choicesIn = (select: HTMLSelectElement | null): Choice[] =>
  [...(select?.options ?? [])]
    .filter(({ hidden }) => !hidden)
    .map(({ value, textContent }) => ({ id: value, title: textContent.trim() }));

/** Reads a box with tables and matches. Throws MarkupError if there is nothing to show or to request. */
export function parseSports(box: HTMLElement, parser?: UnrenderedParser): SportsProps {
  const { dataset } = box;
  const { show = 'standing fixtures', league = '', season = '', week = '' } = dataset;
  const choicesOf = (name: ChoiceName): Choice[] => choicesIn(selectOf(box, name));
  const [early = null] = choiceNames.flatMap(name => {
    const select = selectOf(box, name);
    return select && select.value !== (dataset[name] ?? '') ? [{ name, id: select.value }] : [];
  });
  const isLive = show === 'live';
  if (!isLive && !league && !season) throw markupError('data-league is missing');
  const places = [...box.querySelectorAll<HTMLElement>('[data-fixture]')];
  return {
    show,
    league,
    season,
    week,
    early,
    title: textOf(box, '.sports-title'),
    choices: { league: choicesOf('league'), season: choicesOf('season'), week: choicesOf('week') },
    standing: standingIn(box),
    matches: box.querySelector('.sports-matches') ? places.map(place => matchIn(place, parser)) : null,
    updated: box.querySelector('.sports-updated')?.getAttribute('datetime') ?? '',
    standingCount: numberIn(dataset.standingCount ?? '', 'data-standing-count'),
    isReloadable: 'reloadable' in dataset,
    action: box.querySelector('form')?.getAttribute('action') ?? '',
    allUrl: box.querySelector('.sports-all')?.getAttribute('href') ?? '',
    fixtureUrl: dataset.fixtureUrl ?? '',
    partial: dataset.partial ?? '',
    host: hostIn(dataset.host),
    query: dataset.query ?? '',
    labels: { ...labelsOf(box), ...(parser && printedLabels(box)) },
  };
}

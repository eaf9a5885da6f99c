import { toAscii } from '../../../kernel/convert-digits.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { textOf } from '../../shared/markup/parse.ts';
import { type Labels, labelsOf } from './labels.ts';
import { columns, type Entry, type Match, type Standing, type Team } from './tables-shown.ts';

/** League, season or week to choose. */
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

/** All that changes while the box is looked at. */
export interface ShownTables extends Readonly<Record<ChoiceName, string>> {
  title: string;
  /** Empty where there is nothing to choose. */
  choices: Readonly<Record<ChoiceName, readonly Choice[]>>;
  /** Null without a table, or before it has come. */
  standing: Standing | null;
  matches: readonly Match[] | null;
  /** When this was so; empty where it has never been asked for. */
  updated: string;
}

export interface SportsProps extends ShownTables {
  /** Content of the box: words of `standing` and `fixtures`, or `live`. */
  show: string;
  /** Entries of the table; zero is all. */
  standingCount: number;
  isReloadable: boolean;
  /** Address of the form without a script. */
  action: string;
  /** Address of the whole table; empty where it is here. */
  allUrl: string;
  /** Address of a match, with `{id}`. */
  fixtureUrl: string;
  /** Name of the partial that shows a match over the page; without it the box does. */
  partial: string;
  /** Host that answers, if it is not the page's own, such as `https://sport.example`. */
  host: string;
  /** Further parameters of requests, as a query. */
  query: string;
  /** Choice that the reader made before the script was there. */
  early: ChosenItem | null;
  labels: Labels;
}

/** A whole number in any digits, which may be negative. Throws MarkupError on anything else. */
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

/** The letters of how matches ended, where a cell has only their signs. */
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

/** The words that others have printed over the columns: those of the language file stand in for missing ones alone. */
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

/** Reads a match. The words that others have printed for its state are what a server calls its period. */
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

/** The host of `{host}/sport/…`; empty where a box names none. Throws MarkupError where it is no address. */
function hostIn(host = ''): string {
  // A name alone, such as `sport.example`, would be a folder of this page.
  const address = /^[^:/]+(:\d+)?(\/|$)/.test(host) ? `//${host}` : host;
  if (address && !webAddress(address)) throw markupError(`data-host="${host}" is no address`);
  return address.replace(/\/+$/, '');
}

const choicesIn = (select: HTMLSelectElement | null): Choice[] =>
  [...(select?.options ?? [])]
    .filter(({ hidden }) => !hidden)
    .map(({ value, textContent }) => ({ id: value, title: textContent.trim() }));

/** Reads a box of tables and matches. Throws MarkupError where there is nothing to show nor to ask for. */
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

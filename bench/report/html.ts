import type { Comparison, GateResult, Summary } from '../results/summary.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Value in a template: text is escaped, lists are concatenated, and empty values print nothing. */
export type TemplateValue = Markup | string | number | null | undefined | false | readonly TemplateValue[];

function printed(insert: TemplateValue): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (typeof insert === 'string') return insert.replace(/[&<>"]/g, mark => escapes[mark] ?? mark);
  if (typeof insert === 'number') return String(insert);
  return insert instanceof Markup ? insert.text : insert.map(printed).join('');
}

/** Template tag for HTML. Escapes all values, in text and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...inserts: readonly TemplateValue[]): Markup =>
  new Markup(strings.map((text, index) => text + printed(inserts[index])).join(''));

/** Shortens a text with more than `length` characters in its middle. */
export function shorten(text: string, length = 120): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const half = Math.floor((length - 1) / 2);
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}

type Judgement = GateResult['outcome'] | Comparison['verdict'] | Summary['verdict'];

/** Signs of the judgements, so that colours are not the only difference. */
const signs: Readonly<Record<Judgement, string>> = {
  measured: '·',
  passed: '✓',
  better: '✓',
  same: '=',
  failed: '✕',
  regression: '✕',
  worse: '✕',
  inconclusive: '?',
  nondeterministic: '≠',
  noisy: '~',
};

/** Renders a judgement with its sign and colour. */
export const mark = (judgement: Judgement, word: string = judgement): Markup =>
  html`<span class="mark ${judgement}"><span aria-hidden="true">${signs[judgement]}</span> ${word}</span>`;

/**
 * A table cell. Texts may come from pages, scripts or addresses, so they are shortened and isolated from the text
 * around them. `code` is a file, a function, a selector or a command. Markdown leaves out `markup`.
 */
export type Cell =
  | string
  | { code: string; length?: number }
  | { judgement: Judgement }
  | { markup: Markup };

/** A table of a report. The first cell of a row is its heading. */
export interface Table {
  caption: string;
  columns: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  /** Maximum number of rows to show; the others are only counted. */
  most?: number;
  isFolded?: boolean;
}

/** Creates a table with a row for each item, and columns of headings and cell functions. */
export const tableOf = <Item>(
  caption: string,
  items: readonly Item[],
  columns: readonly (readonly [heading: Cell, cell: (item: Item, index: number) => Cell])[],
): Table => ({
  caption,
  columns: columns.map(([heading]) => heading),
  rows: items.map((item, index) => columns.map(([, cell]) => cell(item, index))),
});

function cellMarkup(cell: Cell): Markup {
  if (typeof cell === 'string') return html`<bdi>${shorten(cell)}</bdi>`;
  if ('markup' in cell) return cell.markup;
  if ('judgement' in cell) return mark(cell.judgement);
  return html`<code><bdi>${shorten(cell.code, cell.length)}</bdi></code>`;
}

/** Returns the class of a cell: figures are aligned to the end of the column. */
const kindOf = (cell: Cell): string => (typeof cell === 'string' && /^[–±+−\d]/.test(cell) ? 'figure' : 'text');

/** Renders a table in a container that can be scrolled sideways, also by keyboard. */
export function tableMarkup({ caption, columns, rows, most = 100, isFolded = false }: Table): Markup {
  const left = rows.length - most;
  const table = html`<section class="wide" aria-label="${shorten(caption)}" tabindex="0">
<table><caption>${cellMarkup(caption)}</caption>
<thead><tr>${columns.map(cell => html`<th scope="col" class="${kindOf(cell)}">${cellMarkup(cell)}</th>`)}</tr></thead>
<tbody>${rows.slice(0, most).map(([first = '', ...others]) => html`
<tr><th scope="row">${cellMarkup(first)}</th>${others.map(cell => html`<td class="${kindOf(cell)}">${cellMarkup(cell)}</td>`)}</tr>`)}</tbody></table></section>
${left > 0 && html`<p>And ${left} more in summary.json.</p>`}`;
  return isFolded ? html`<details><summary>${cellMarkup(caption)}</summary>${table}</details>` : table;
}

const cellText = (cell: Cell): string[] => {
  if (typeof cell === 'string') return [cell];
  if ('code' in cell) return [cell.code];
  return 'markup' in cell ? [] : [cell.judgement];
};

/** Formats a table for a terminal, without images. The first column is aligned left, the others right. */
export function tableText({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const texts = [columns, ...rows].map(row => row.flatMap(cellText));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map(row => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2))).join('');
  return texts.map(row => lineOf(row).trimEnd()).join('\n');
}

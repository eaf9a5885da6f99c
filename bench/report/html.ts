import type { Comparison, GateResult, Summary } from '../results/summary.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML that is safe to print as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Content of a template: text is escaped, lists are printed one after another, nothing prints nothing. */
export type TemplateValue = Markup | string | number | null | undefined | false | readonly TemplateValue[];

function printed(insert: TemplateValue): string {
  if (insert === null || insert === undefined || insert === false) return '';
  if (typeof insert === 'string') return insert.replace(/[&<>"]/g, mark => escapes[mark] ?? mark);
  if (typeof insert === 'number') return String(insert);
  return insert instanceof Markup ? insert.text : insert.map(printed).join('');
}

/** A template of HTML in which everything that is put in is escaped, as text and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...inserts: readonly TemplateValue[]): Markup =>
  new Markup(strings.map((text, index) => text + printed(inserts[index])).join(''));

/** A text with its middle left out where it has more characters than this. */
export function shorten(text: string, length = 120): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const half = Math.floor((length - 1) / 2);
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}

type Judgement = GateResult['outcome'] | Comparison['verdict'] | Summary['verdict'];

/** A sign for each judgement, which colours only repeat. */
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

/** A judgement with its sign and colour. */
export const mark = (judgement: Judgement, word: string = judgement): Markup =>
  html`<span class="mark ${judgement}"><span aria-hidden="true">${signs[judgement]}</span> ${word}</span>`;

/**
 * A cell of a table. Texts may have been chosen by pages, scripts or addresses: they are shortened, and kept from
 * turning the text around them. `code` is such a text where it is a file, a function, a selector or a command. Markdown
 * leaves out `markup`.
 */
export type Cell =
  | string
  | { code: string; length?: number }
  | { judgement: Judgement; word?: string }
  | { markup: Markup };

/** A table of a report. The first cell of a row is its heading. */
export interface Table {
  caption: string;
  columns: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  /** Rows that are shown; the others are counted. */
  most?: number;
  isFolded?: boolean;
}

/** A table of things: what each column says of one of them, under its heading. */
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
  if ('judgement' in cell) return mark(cell.judgement, cell.word);
  return html`<code><bdi>${shorten(cell.code, cell.length)}</bdi></code>`;
}

/** Figures are set flush with the ends of those above them. */
const kindOf = (cell: Cell): string => (typeof cell === 'string' && /^[–±+−\d]/.test(cell) ? 'figure' : 'text');

/** A table in a box of its own that is scrolled where it does not fit, by the keyboard, too. */
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
  return 'markup' in cell ? [] : [cell.word ?? cell.judgement];
};

/** A table for a terminal: the first column flush left, the others flush right, without its pictures. */
export function tableText({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const texts = [columns, ...rows].map(row => row.flatMap(cellText));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map(row => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2))).join('');
  return texts.map(row => lineOf(row).trimEnd()).join('\n');
}

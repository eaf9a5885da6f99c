import { foreign, shorten } from './text.ts';
import { html, type Insert, type Markup } from './html.ts';

/** What may be wider than the screen, in a box of its own that is scrolled, by the keyboard, too. */
export const wide = (label: string, content: Insert): Markup => html`
<section class="wide" aria-label="${shorten(label)}" tabindex="0">${content}</section>`;

export interface Column<Row> {
  readonly title: string;
  /** What the cell says; the first column is the row's heading. */
  readonly cell: (row: Row) => Insert;
  readonly isText?: boolean;
}

/** A table of texts and numbers that is scrolled where it does not fit; its caption names it. */
export function table<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Markup {
  const heading = ({ title, isText }: Column<Row>, index: number): Markup =>
    html`<th scope="col"${index > 0 && !isText && html` class="number"`}>${foreign(title, 60)}</th>`;
  const cell = ({ cell: cellOf, isText }: Column<Row>, row: Row, index: number): Markup =>
    index === 0 ? html`<th scope="row">${cellOf(row)}</th>` : html`<td${!isText && html` class="number"`}>${cellOf(row)}</td>`;
  return wide(caption, html`<table><caption>${foreign(caption, 120)}</caption>
<thead><tr>${columns.map(heading)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${columns.map((column, index) => cell(column, row, index))}</tr>`)}</tbody></table>`);
}

import type { TapRecord } from '../../../results/sample.ts';
import type { Summary } from '../../../results/summary.ts';
import { median } from '../../../statistics/median.ts';
import { formatFigure } from '../../../results/figures.ts';
import { foreign, mark } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { table, type Column } from '../table.ts';
import type { Section } from './section.ts';

interface Place {
  page: string;
  arm: string;
}

interface Tapped extends Place {
  widget: string;
  taps: TapRecord[];
}

interface Wrong extends Place {
  tap: TapRecord;
}

const lost = (taps: readonly TapRecord[]): number => taps.filter(({ effects }) => effects === 0).length;
const doubled = (taps: readonly TapRecord[]): number => taps.filter(({ effects }) => effects > 1).length;
const times = (taps: readonly TapRecord[]): number[] => taps.flatMap(({ time }) => time ?? []);
const inTime = (taps: readonly TapRecord[], choose: (all: number[]) => number): string =>
  times(taps).length === 0 ? '–' : formatFigure(choose(times(taps)), 'ms');

const named = (widget: string, { page, arm }: Place): Markup =>
  html`${foreign(widget, 40)} <span class="beside">${foreign(page, 60)} · ${foreign(arm, 40)}</span>`;

const columns: readonly Column<Tapped>[] = [
  { title: 'Widget', cell: tapped => named(tapped.widget, tapped) },
  { title: 'Taps', cell: ({ taps }) => formatFigure(taps.length, '') },
  { title: 'Lost', cell: ({ taps }) => formatFigure(lost(taps), '') },
  { title: 'Doubled', cell: ({ taps }) => formatFigure(doubled(taps), '') },
  { title: 'Median', cell: ({ taps }) => inTime(taps, median) },
  { title: 'Slowest', cell: ({ taps }) => inTime(taps, all => Math.max(...all)) },
];

const wrongColumns: readonly Column<Wrong>[] = [
  { title: 'Widget', cell: wrong => named(wrong.tap.widget, wrong) },
  { title: 'Moment', cell: ({ tap }) => foreign(tap.moment, 80), isText: true },
  {
    title: 'What became of it',
    cell: ({ tap: { effects } }) => mark('failed', effects === 0 ? 'lost' : `took effect ${effects} times`),
    isText: true,
  },
];

function render({ taps: places }: Summary): Markup | undefined {
  const tapped = places.flatMap(({ page, arm, taps }) =>
    [...Map.groupBy(taps, ({ widget }) => widget)].map(([widget, own]) => ({ page, arm, widget, taps: own })),
  );
  if (tapped.length === 0) return undefined;
  const wrong = places.flatMap(({ page, arm, taps }) =>
    taps.filter(({ effects }) => effects !== 1).map(tap => ({ page, arm, tap })),
  );
  return html`<p>Every tap takes effect exactly once, whenever it was made. Times are from the tap to its first effect.</p>
${wrong.length > 0 && table('Taps that went wrong', wrongColumns, wrong)}${table('Taps by widget', columns, tapped)}`;
}

export const tapsSection: Section = { id: 'taps', title: 'Taps', render };

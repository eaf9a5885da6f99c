import type { Summary, WidgetCost } from '../../../results/summary.ts';
import { formatChange, formatFigure } from '../../../results/figures.ts';
import { foreign } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { table, type Column } from '../table.ts';
import type { Section } from './section.ts';

const optional = (value: number | null, unit: string): string => (value === null ? '–' : formatFigure(value, unit));

const columns: readonly Column<WidgetCost>[] = [
  { title: 'Widget', cell: ({ widget }) => foreign(widget, 40) },
  { title: 'Build', cell: ({ arm }) => foreign(arm, 40) },
  { title: 'Own file', cell: ({ bytes }) => formatFigure(bytes, 'B') },
  { title: 'And what it loads', cell: ({ sharedBytes }) => formatFigure(sharedBytes, 'B') },
  { title: 'Requests', cell: ({ requests }) => formatFigure(requests, '') },
  { title: 'Compiled', cell: ({ compiled }) => formatFigure(compiled, '') },
  { title: 'Calls', cell: ({ calls }) => formatFigure(calls, '') },
  { title: 'CPU until awake', cell: ({ wakeTime }) => optional(wakeTime, 'ms') },
  { title: 'Tap to paint', cell: ({ tapTime }) => optional(tapTime, 'ms') },
  { title: 'Heap', cell: ({ heap }) => formatFigure(heap, 'B') },
  { title: 'Against its twin', cell: ({ twinRatio }) => (twinRatio === null ? '–' : formatChange(twinRatio)) },
];

function render({ widgets }: Summary): Markup | undefined {
  if (widgets.length === 0) return undefined;
  const heaviest = widgets.toSorted((one, other) => other.bytes + other.sharedBytes - one.bytes - one.sharedBytes);
  return html`<p>What a page pays for one box, the heaviest first. The twin is the same box without any script.</p>
${table('Cost of each widget', columns, heaviest)}`;
}

export const widgetsSection: Section = { id: 'widgets', title: 'Widgets', render };

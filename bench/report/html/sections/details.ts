import { metricOf } from '../../../results/metrics.ts';
import type { Details, ForcedLayout, FunctionCalls, ShiftRecord, TaskRecord } from '../../../results/sample.ts';
import type { Summary } from '../../../results/summary.ts';
import { formatFigure } from '../../../results/figures.ts';
import { code, foreign } from '../text.ts';
import { html, type Insert, type Markup } from '../html.ts';
import { table, type Column } from '../table.ts';
import type { Section } from './section.ts';

const mostRows = 15;

const located = ({ name, source }: { name: string; source: string }): Markup =>
  html`${code(name || '(anonymous)', 60)} <span class="beside">${code(source, 80)}</span>`;

const functionColumns: readonly Column<FunctionCalls>[] = [
  { title: 'Function', cell: located },
  { title: 'Calls', cell: ({ calls }) => formatFigure(calls, '') },
  { title: 'Blocks', cell: ({ blocks }) => formatFigure(blocks, '') },
];

const layoutColumns: readonly Column<ForcedLayout>[] = [
  { title: 'Function', cell: located },
  { title: 'What', cell: ({ kind }) => kind, isText: true },
  { title: 'Times', cell: ({ count }) => formatFigure(count, '') },
  { title: 'Time', cell: ({ time }) => formatFigure(time, 'ms') },
];

const taskColumns: readonly Column<TaskRecord>[] = [
  { title: 'Most of it in', cell: ({ source }) => code(source, 80) },
  { title: 'At', cell: ({ at }) => formatFigure(at, 'ms') },
  { title: 'Time', cell: ({ time }) => formatFigure(time, 'ms') },
];

const shiftColumns: readonly Column<ShiftRecord>[] = [
  { title: 'What shifted furthest', cell: ({ selector }) => code(selector) },
  { title: 'At', cell: ({ at }) => formatFigure(at, 'ms') },
  { title: 'Value', cell: ({ value }) => formatFigure(value, '') },
];

type Attributed = [part: string, value: string | number];

const attributionColumns: readonly Column<Attributed>[] = [
  { title: 'Part', cell: ([part]) => code(part, 60) },
  { title: 'Value', cell: ([, value]) => (typeof value === 'number' ? formatFigure(value, '') : code(value)) },
];

/** The rows that weigh most, as a table; nothing for none. */
function heaviest<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[] = [],
  weight: (row: Row) => number = () => 0,
): Insert {
  const sorted = rows.toSorted((one, other) => weight(other) - weight(one)).slice(0, mostRows);
  return sorted.length > 0 && table(caption, columns, sorted);
}

function place(page: string, arm: string, details: Details): Markup | undefined {
  const { forcedLayouts, longestTasks, shifts, functions, attribution = {}, awake = [] } = details;
  const where = `${page}, ${arm}`;
  const tables: Insert[] = [
    heaviest(`Forced layouts of ${where}`, layoutColumns, forcedLayouts, ({ time }) => time),
    heaviest(`Longest tasks of ${where}`, taskColumns, longestTasks, ({ time }) => time),
    heaviest(`Layout shifts of ${where}`, shiftColumns, shifts, ({ value }) => value),
    ...Object.entries(attribution).map(([metric, parts]) =>
      heaviest(`${metricOf(metric).label} of ${where}`, attributionColumns, Object.entries(parts))),
    heaviest(`Most called functions of ${where}`, functionColumns, functions, ({ calls }) => calls),
    awake.length > 0 && html`<p>Awake in the end: ${foreign(awake.join(', '), 2000)}.</p>`,
  ];
  if (!tables.some(Boolean)) return undefined;
  return html`<details><summary>${foreign(where, 120)}</summary>${tables}</details>`;
}

function render({ details }: Summary): Markup | undefined {
  const places = details.map(({ page, arm, details: own }) => place(page, arm, own)).filter(one => one !== undefined);
  return places.length === 0 ? undefined : html`${places}`;
}

export const detailsSection: Section = { id: 'details', title: 'Where it goes', render };

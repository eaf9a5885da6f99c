import { BenchFailure } from '../../failure.ts';
import type { WidgetCost } from '../../results/summary.ts';
import { formatNumber } from '../../results/figures.ts';

interface Column {
  title: string;
  width: number;
  /** Null where a widget has no such figure. */
  figure: (cost: WidgetCost) => number | null;
  digits: 0 | 1 | 2;
}

const columns = {
  bytes: { title: 'own B', width: 7, figure: ({ bytes }) => bytes, digits: 0 },
  shared: { title: '+ others', width: 9, figure: ({ sharedBytes }) => sharedBytes, digits: 0 },
  requests: { title: 'requests', width: 9, figure: ({ requests }) => requests, digits: 0 },
  compiled: { title: 'compiled', width: 9, figure: ({ compiled }) => compiled, digits: 0 },
  calls: { title: 'calls', width: 8, figure: ({ calls }) => calls, digits: 0 },
  wake: { title: 'wake ms', width: 8, figure: ({ wakeTime }) => wakeTime, digits: 1 },
  tap: { title: 'tap ms', width: 7, figure: ({ tapTime }) => tapTime, digits: 0 },
  heap: { title: 'heap B', width: 9, figure: ({ heap }) => heap, digits: 0 },
  twin: { title: '× twin', width: 7, figure: ({ twinRatio }) => twinRatio, digits: 2 },
} as const satisfies Record<string, Column>;

type ColumnName = keyof typeof columns;

const nameWidth = 20;
const isColumn = (name: string): name is ColumnName => Object.hasOwn(columns, name);

/** The column that a table is sorted by. Throws a sentence if the name is unknown. */
export function columnOf(name: string): ColumnName {
  if (isColumn(name)) return name;
  throw new BenchFailure(`--sort is "${name}"; it can be ${Object.keys(columns).join(', ')}.`);
}

/** The dearest first; what has no such figure comes last. */
export const sortedBy = (costs: readonly WidgetCost[], name: ColumnName): WidgetCost[] => {
  const { figure }: Column = columns[name];
  const keyOf = (cost: WidgetCost): number => figure(cost) ?? -Infinity;
  return costs.toSorted((one, other) => keyOf(other) - keyOf(one) || one.widget.localeCompare(other.widget));
};

const shown = (value: number | null, digits: Column['digits']): string =>
  value === null ? '–' : formatNumber(value, digits);

const lineOf = (cost: WidgetCost): string =>
  cost.widget.padEnd(nameWidth) +
  Object.values(columns).map(({ figure, digits, width }: Column) => shown(figure(cost), digits).padStart(width)).join('');

const headingOf = (arm: string): string =>
  arm.padEnd(nameWidth) + Object.values(columns).map(({ title, width }) => title.padStart(width)).join('');

export function tablesOf(costs: readonly WidgetCost[], sort: ColumnName): string {
  const arms = [...new Set(costs.map(({ arm }) => arm))];
  return arms
    .map(arm => [headingOf(arm), ...sortedBy(costs.filter(cost => cost.arm === arm), sort).map(lineOf)].join('\n'))
    .join('\n\n');
}

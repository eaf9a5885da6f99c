import {
  counted,
  formatChange,
  formatCount,
  formatDifference,
  formatFigure,
  formatGateFigure,
  formatInterval,
  formatNumber,
  formatTick,
  worstFirst,
} from '../results/figures.ts';
import { metricOf } from '../results/metrics.ts';
import type { Comparison, Culprit, GateResult, LabBesideField, Percentile, Summary, WidgetCost } from '../results/summary.ts';
import { axisLabels, linearAxis, plot, ratioAxis } from './chart.ts';
import { html, shorten, type Table, tableOf } from './html.ts';

/** Groups items by a key, in the order of each key's first item. */
export const groupsOf = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [key: Key, items: Item[]][] =>
  [...Map.groupBy(items, keyOf)];

/** Returns a table of gates, the worst first. */
export const gateTable = (caption: string, gates: readonly GateResult[]): Table =>
  tableOf(caption, worstFirst(gates), [
    ['Gate', ({ outcome }) => ({ judgement: outcome })],
    ['Page', ({ page }) => ({ code: page, length: 60 })],
    ['What', ({ label }) => label],
    ['Figure', gate => formatGateFigure(gate, gate.figure)],
    ['Limit', gate => formatGateFigure(gate, gate.limit)],
    ['Likely culprit', ({ culprits }) => ({ code: culprits.join(', '), length: 200 })],
    ['Reproduce', ({ reproduce }) => ({ code: reproduce, length: 1000 })],
    [{ markup: html`In words` }, ({ sentence }) => ({ markup: html`<bdi>${shorten(sentence, 600)}</bdi>` })],
  ]);

/** Returns a table of comparisons, with the intervals drawn relative to 1 and the margin. */
export function comparisonTable(comparisons: readonly Comparison[]): Table {
  const axis = ratioAxis(comparisons.flatMap(({ ratio, low, high, margin = 0 }) => [ratio, low, high, 1 + margin]));
  return tableOf('Changes with their intervals', comparisons, [
    ['Page', ({ page }) => ({ code: page, length: 60 })],
    ['What', ({ label }) => label],
    ['Arms', ({ arm, against }) => `${arm} against ${against}`],
    ['Change', ({ ratio }) => formatChange(ratio)],
    ['Interval', formatInterval],
    ['Of', formatCount],
    ['Verdict', ({ verdict }) => ({ judgement: verdict })],
    [axisLabels(axis, 'Interval', formatChange), one => plot(axis, [
      { bar: [1, 1 + (one.margin ?? 0)], name: 'margin', height: 32 },
      { line: 1, name: 'one' },
      { bar: [one.low, one.high], name: `interval ${one.verdict}`, height: 4 },
      { dot: one.ratio, name: `interval ${one.verdict}` },
    ])],
  ]);
}

/** Returns tables of differences between two variants by page and figure, the largest first. */
export const culpritTables = (culprits: readonly Culprit[]): Table[] =>
  groupsOf(culprits, ({ page, metric }) => `${page} · ${metricOf(metric).label}`).map(([caption, own]) => {
    const { unit } = metricOf(own[0]?.metric ?? '');
    const differenceOf = ({ before, after }: Culprit): number => Math.abs(after - before);
    const largestFirst = own.toSorted((one, other) => differenceOf(other) - differenceOf(one));
    const table = tableOf(caption, largestFirst, [
      ['File, function or selector', ({ name }) => ({ code: name })],
      ['Change', ({ before, after }) => formatDifference(before, after, unit)],
      ['Before', ({ before }) => formatFigure(before, unit)],
      ['After', ({ after }) => formatFigure(after, unit)],
    ]);
    return { ...table, most: 25 };
  });

type CostFigure = readonly [title: string, figure: (cost: WidgetCost) => number | null, digits: 0 | 1 | 2];

/** Columns of a widget's costs, by the names for sorting. */
const costColumns = {
  bytes: ['own B', ({ bytes }) => bytes, 0],
  shared: ['+ others', ({ sharedBytes }) => sharedBytes, 0],
  requests: ['requests', ({ requests }) => requests, 0],
  compiled: ['compiled', ({ compiled }) => compiled, 0],
  calls: ['calls', ({ calls }) => calls, 0],
  wake: ['wake ms', ({ wakeTime }) => wakeTime, 1],
  tap: ['tap ms', ({ tapTime }) => tapTime, 0],
  heap: ['heap B', ({ heap }) => heap, 0],
  twin: ['× twin', ({ twinRatio }) => twinRatio, 2],
} as const satisfies Record<string, CostFigure>;

export type CostColumn = keyof typeof costColumns;

export const costNames = Object.keys(costColumns) as CostColumn[];

/** Returns a table of each widget's costs in each build, the most expensive first. Missing figures come last. */
export function widgetTable(widgets: readonly WidgetCost[], sort: CostColumn = 'bytes'): Table {
  const keyOf = (cost: WidgetCost): number => costColumns[sort][1](cost) ?? -Infinity;
  const order = (one: WidgetCost, other: WidgetCost): number =>
    one.arm.localeCompare(other.arm) || keyOf(other) - keyOf(one) || one.widget.localeCompare(other.widget);
  return tableOf('Cost of each widget', widgets.toSorted(order), [
    ['widget', ({ widget }) => widget],
    ['build', ({ arm }) => arm],
    ...Object.values<CostFigure>(costColumns).map(([title, figureOf, digits]) => [title, (cost: WidgetCost) => {
      const figure = figureOf(cost);
      return figure === null ? '–' : formatNumber(figure, digits);
    }] as const),
  ]);
}

/** Draws a histogram with bars of equal width, from the fastest bucket to the slowest. */
function spread(buckets: readonly number[]) {
  const most = Math.max(...buckets);
  const axis = { ticks: [], position: (value: number) => (100 * value) / buckets.length };
  return plot(axis, buckets.map((count, bucket) => ({ bar: [bucket, bucket + 0.9], name: 'dots', height: (32 * count) / most })));
}

const headingOf = ({ page, metric }: Percentile): string => `${page} · ${metricOf(metric).label}, 75th percentile`;

/** Returns tables of percentiles: builds first, then classes of readers. */
const percentileTables = (percentiles: readonly Percentile[]): Table[] =>
  groupsOf(percentiles, headingOf).map(([caption, all]) => {
    const { unit } = metricOf(all[0]?.metric ?? '');
    const axis = linearAxis(all.flatMap(({ low, high }) => [low, high]));
    const builds = all.filter(({ group }) => group === 'all');
    const first = Math.min(...builds.map(({ buckets }) => buckets.findIndex(count => count > 0)));
    const inUnit = (value: number): string => formatFigure(value, unit);
    return tableOf(caption, [...builds, ...all.filter(one => !builds.includes(one))], [
      ['Build or class', ({ group, build }) => (group === 'all' ? build : group)],
      ['Views', ({ views }) => counted(views, 'view')],
      ['Percentile', ({ p75 }) => inUnit(p75)],
      ['From', ({ low }) => inUnit(low)],
      ['To', ({ high }) => inUnit(high)],
      [axisLabels(axis, 'Interval', tick => formatTick(tick, unit)), ({ low, high, p75 }) => plot(axis, [
        { bar: [low, high], name: 'interval same', height: 4 },
        { dot: p75, name: 'interval same' },
      ])],
      [{ markup: html`All views` }, ({ group, buckets }) => (group === 'all' ? spread(buckets.slice(first)) : { markup: html`` })],
    ]);
  });

const labTable = (lab: readonly LabBesideField[]): Table =>
  tableOf('The bench beside the field', lab, [
    ['Figure', ({ metric }) => metricOf(metric).label],
    ['Readers’ by the bench’s', ({ factor }) => factor.toFixed(2)],
    ['Pairs of pages in the same order', ({ agreeing, pairs }) => `${agreeing} of ${pairs}`],
  ]);

/** Returns the tables of the field, and of the bench beside it. */
export const fieldTables = (field: Summary['field']): Table[] =>
  field ? [...percentileTables(field.percentiles), ...(field.lab.length > 0 ? [labTable(field.lab)] : [])] : [];

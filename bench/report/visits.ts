import { counted, formatFigure, formatTick } from '../results/figures.ts';
import { metricOf } from '../results/metrics.ts';
import type { Details, RequestRecord } from '../results/sample.ts';
import type { PageLoad, Series } from '../results/summary.ts';
import { median } from '../statistics/median.ts';
import { axisLabels, linearAxis, plot } from './chart.ts';
import { type Cell, html, type Markup, shorten, type Table, tableOf } from './html.ts';
import { groupsOf } from './verdicts.ts';

const inTime = (value: number): string => formatFigure(value, 'ms');
const count = (value: number): string => formatFigure(value, '');

/** Returns a table of medians: a row for each group, a column for each title. */
export function medianTable(
  [caption, heading]: readonly [caption: string, heading: string],
  groups: readonly (readonly [name: string, series: readonly Series[]])[],
  titleOf: (series: Series) => string,
): Table {
  const byMetric = groupsOf(groups.flatMap(([, series]) => series), ({ metric }) => metric);
  const titles = [...new Set(byMetric.flatMap(([, series]) => series.map(titleOf)))];
  return tableOf(caption, groups, [
    [heading, ([name]) => name],
    ...titles.map(title => [title, ([, series]: (typeof groups)[number]) => {
      const found = series.find(one => titleOf(one) === title);
      return found ? formatFigure(median(found.values), found.unit) : '–';
    }] as const),
  ]);
}

/** Returns a table of a session's medians: a row for each step, with the variants side by side. */
export function sessionTables(series: readonly Series[]): Table[] {
  const steps = groupsOf(series.filter(({ metric }) => metric.startsWith('session.')), ({ page }) => page);
  return steps.length === 0 ? [] : [medianTable(['Steps of a session and their sums', 'Step'], steps, ({ label, arm }) => `${label} · ${arm}`)];
}

const isSteady = (arms: readonly Series[]): boolean =>
  arms.every(({ kind, values }) => kind === 'exact' && values.every(value => value === values[0]));

/** Spreads dots vertically, so that they do not hide each other. */
const laneOf = (index: number): number => 16 + (((index * 3) % 7) - 3) * 4;

function samplesTable(arms: readonly Series[], caption: string): Table {
  const unit = arms[0]?.unit ?? '';
  const axis = linearAxis(arms.flatMap(({ values }) => values));
  const inUnit = (value: number): string => formatFigure(value, unit);
  return tableOf(caption, arms, [
    ['Arm', ({ arm }) => arm],
    ['Samples', ({ values }) => count(values.length)],
    ['Median', ({ values }) => inUnit(median(values))],
    ['From', ({ values }) => inUnit(Math.min(...values))],
    ['To', ({ values }) => inUnit(Math.max(...values))],
    [axisLabels(axis, 'All samples', tick => formatTick(tick, unit)), ({ values }) => plot(axis, [
      { line: median(values), name: 'one' },
      ...values.map((dot, index) => ({ dot, name: 'dots', y: laneOf(index) })),
    ])],
  ]);
}

/** Returns tables with all samples of a page's figures. Figures that never differ share one table. */
export const sampleTables = (series: readonly Series[]): Table[] =>
  groupsOf(series.filter(({ values }) => values.length > 0), ({ page }) => page).flatMap(([page, own]) => {
    const figures = groupsOf(own, ({ label }) => label);
    const steady = figures.filter(([, arms]) => isSteady(arms));
    return [
      ...figures.filter(([, arms]) => !isSteady(arms)).map(([label, arms]) => samplesTable(arms, `${page} · ${label}`)),
      ...(steady.length > 0 ? [medianTable([`${page}: the same in every sample`, 'Figure'], steady, ({ arm }) => arm)] : []),
    ];
  });

/** Returns the path and query of an address, or the whole address for the root. */
function addressName(url: string): string {
  const { pathname, search } = URL.parse(url) ?? { pathname: '', search: '' };
  return pathname.length > 1 ? pathname + search : url;
}

function factsOf({ type, bytes, depth, beforeScroll, url }: RequestRecord, before: readonly RequestRecord[]): string {
  const isAgain = before.some(other => other.url === url);
  const notes = [depth > 1 && `${depth} deep`, !beforeScroll && 'after scroll', isAgain && 'fetched again'];
  return [type, formatFigure(bytes, 'B'), ...notes].filter(Boolean).join(' · ');
}

/** Describes the start of a page load: requests, longest chain and marks. */
function inWords({ requests, marks }: PageLoad): string {
  const deepest = requests.reduce((most, { depth }) => Math.max(most, depth), 0);
  const moments = Object.entries(marks).map(([name, at]) => `${name} ${inTime(at)}`);
  return [counted(requests.length, 'request'), `longest chain ${deepest}`, ...moments].join(' · ');
}

/** Returns tables with the requests of each page in their order. Variants of a page share the axis. */
export const requestTables = (stories: readonly PageLoad[]): Table[] =>
  groupsOf(stories.filter(({ requests }) => requests.length > 0), ({ page }) => page).flatMap(([page, loads]) => {
    const ends = loads.flatMap(({ requests, marks }) => [...requests.map(({ end }) => end), ...Object.values(marks)]);
    const axis = linearAxis([0, ...ends]);
    return loads.map(load => tableOf(`${page}, ${load.arm}: ${inWords(load)}`, load.requests, [
      ['Request', ({ depth, url }) => `${'· '.repeat(Math.min(depth, 6))}${shorten(addressName(url), 70)}`],
      ['What', (request, index) => factsOf(request, load.requests.slice(0, index))],
      ['From', ({ start }) => inTime(start)],
      ['To', ({ end }) => inTime(end)],
      [axisLabels(axis, 'When', tick => formatTick(tick, 'ms')), ({ start, end, type }) => plot(axis, [
        ...Object.values(load.marks).map(line => ({ line, name: 'moment' })),
        { bar: [start, end], name: type },
      ])],
    ]));
  });

/** Returns true for data: images. Others are left out, because the report must not load anything. */
const isPicture = (image: string): boolean => /^data:image\//.test(image);

/** Returns tables with the screenshots of each page on a common clock. Each lasts until the next one. */
export const filmTables = (stories: readonly PageLoad[]): Table[] =>
  groupsOf(stories.filter(({ frames }) => frames.length > 0), ({ page }) => page).map(([page, loads]) => {
    const moments = loads.flatMap(({ frames }) => frames.map(({ at }) => at));
    const { ticks } = linearAxis([0, ...moments], 10);
    const times = ticks.slice(Math.max(0, ticks.findLastIndex(tick => tick <= Math.min(...moments))));
    const imageAt = ({ frames }: PageLoad, time: number): string | undefined =>
      frames.findLast(({ at, image }) => at <= time && isPicture(image))?.image;
    const shot = ({ arm }: PageLoad, image: string, time: number): Markup =>
      html`<img src="${image}" alt="${shorten(page, 60)}, ${shorten(arm, 40)}, at ${formatTick(time, 'ms')}">`;
    return tableOf(page, loads, [
      ['Arm', ({ arm }) => arm],
      ...times.map((time, index) => [formatTick(time, 'ms'), (load: PageLoad): Cell => {
        const image = imageAt(load, time);
        if (image === undefined) return 'nothing yet';
        return image === imageAt(load, times[index - 1] ?? -1) ? '' : { markup: shot(load, image, time) };
      }] as const),
    ]);
  });

interface Located {
  name: string;
  source: string;
}

const located = [
  ['Function', ({ name }: Located) => ({ code: name || '(anonymous)', length: 60 })],
  ['Source', ({ source }: Located) => ({ code: source, length: 80 })],
] as const;

const largest = <Item>(items: readonly Item[], figureOf: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => figureOf(other) - figureOf(one));

/** Returns tables of a page's details, the largest first: layouts, tasks, shifts, functions, and awake boxes. */
export function detailTables(page: string, arm: string, details: Details): Table[] {
  const where = `${page}, ${arm}`;
  const { forcedLayouts = [], longestTasks = [], shifts = [], functions = [], attribution = {}, awake = [] } = details;
  const tables: Table[] = [
    tableOf(`Forced layouts of ${where}`, largest(forcedLayouts, ({ time }) => time), [
      ...located,
      ['What', ({ kind }) => kind],
      ['Times', one => count(one.count)],
      ['Time', ({ time }) => inTime(time)],
    ]),
    tableOf(`Longest tasks of ${where}`, largest(longestTasks, ({ time }) => time), [
      ['Most of it in', ({ source }) => ({ code: source, length: 80 })],
      ['At', ({ at }) => inTime(at)],
      ['Time', ({ time }) => inTime(time)],
    ]),
    tableOf(`Layout shifts of ${where}`, largest(shifts, ({ value }) => value), [
      ['What shifted furthest', ({ selector }) => ({ code: selector })],
      ['At', ({ at }) => inTime(at)],
      ['Value', ({ value }) => count(value)],
    ]),
    ...Object.entries(attribution).map(([metric, parts]) =>
      tableOf(`${metricOf(metric).label} of ${where}`, Object.entries(parts), [
        ['Part', ([part]) => ({ code: part, length: 60 })],
        ['Value', ([, value]) => (typeof value === 'number' ? count(value) : { code: value })],
      ])),
    tableOf(`Most called functions of ${where}`, largest(functions, ({ calls }) => calls), [
      ...located,
      ['Calls', ({ calls }) => count(calls)],
      ['Blocks', ({ blocks }) => count(blocks)],
    ]),
    tableOf(`Boxes of ${where} that are awake in the end`, awake, [['Box', box => box]]),
  ];
  return tables.filter(({ rows }) => rows.length > 0).map(table => ({ ...table, most: 15, isFolded: true }));
}

import { counted, formatFigure, formatTick } from '../results/figures.ts';
import { metricOf } from '../results/metrics.ts';
import type { Details, RequestRecord, TapRecord } from '../results/sample.ts';
import type { PageLoad, Series, Summary } from '../results/summary.ts';
import { median } from '../statistics/median.ts';
import { axisLabels, linearAxis, plot } from './chart.ts';
import { type Cell, html, type Markup, shorten, type Table } from './html.ts';
import { groupsOf } from './verdicts.ts';

const inTime = (value: number): string => formatFigure(value, 'ms');
const count = (value: number): string => formatFigure(value, '');

/** Medians of series: a row for each group of them, a column for each title. */
export function medianTable(
  [caption, heading]: readonly [caption: string, heading: string],
  groups: readonly (readonly [name: string, series: readonly Series[]])[],
  titleOf: (series: Series) => string,
): Table {
  const byMetric = groupsOf(groups.flatMap(([, series]) => series), ({ metric }) => metric);
  const titles = [...new Set(byMetric.flatMap(([, series]) => series.map(titleOf)))];
  return {
    caption,
    columns: [heading, ...titles],
    rows: groups.map(([name, series]) => [
      name,
      ...titles.map(title => {
        const found = series.find(one => titleOf(one) === title);
        return found ? formatFigure(median(found.values), found.unit) : '–';
      }),
    ]),
  };
}

/** Medians of a session, a row for each step: the arms of a figure beside each other. */
export function sessionTables(series: readonly Series[]): Table[] {
  const steps = groupsOf(series.filter(({ metric }) => metric.startsWith('session.')), ({ page }) => page);
  return steps.length === 0 ? [] : [medianTable(['Steps of a session and their sums', 'Step'], steps, ({ label, arm }) => `${label} · ${arm}`)];
}

const isSteady = (arms: readonly Series[]): boolean =>
  arms.every(({ kind, values }) => kind === 'exact' && values.every(value => value === values[0]));

/** Dots beside each other do not hide one another. */
const laneOf = (index: number): number => 16 + (((index * 3) % 7) - 3) * 4;

function samplesTable(arms: readonly Series[], caption: string): Table {
  const unit = arms[0]?.unit ?? '';
  const axis = linearAxis(arms.flatMap(({ values }) => values));
  return {
    caption,
    columns: ['Arm', 'Samples', 'Median', 'From', 'To', axisLabels(axis, 'All samples', tick => formatTick(tick, unit))],
    rows: arms.map(({ arm, values }) => [
      arm,
      count(values.length),
      ...[median(values), Math.min(...values), Math.max(...values)].map(value => formatFigure(value, unit)),
      plot(axis, [
        { line: median(values), name: 'one' },
        ...values.map((dot, index) => ({ dot, name: 'dots', y: laneOf(index) })),
      ]),
    ]),
  };
}

/** All samples of each figure of a page; those that never differ in one table. */
export const sampleTables = (series: readonly Series[]): Table[] =>
  groupsOf(series.filter(({ values }) => values.length > 0), ({ page }) => page).flatMap(([page, own]) => {
    const figures = groupsOf(own, ({ label }) => label);
    const steady = figures.filter(([, arms]) => isSteady(arms));
    return [
      ...figures.filter(([, arms]) => !isSteady(arms)).map(([label, arms]) => samplesTable(arms, `${page} · ${label}`)),
      ...(steady.length > 0 ? [medianTable([`${page}: the same in every sample`, 'Figure'], steady, ({ arm }) => arm)] : []),
    ];
  });

/** The part of an address that tells it from the others of its page. */
function addressName(url: string): string {
  const { pathname, search } = URL.parse(url) ?? { pathname: '', search: '' };
  return pathname.length > 1 ? pathname + search : url;
}

function factsOf({ type, bytes, depth, beforeScroll, url }: RequestRecord, before: readonly RequestRecord[]): string {
  const isAgain = before.some(other => other.url === url);
  const notes = [depth > 1 && `${depth} deep`, !beforeScroll && 'after scroll', isAgain && 'fetched again'];
  return [type, formatFigure(bytes, 'B'), ...notes].filter(Boolean).join(' · ');
}

/** The figures of a page's beginning, as far as it has any. */
function inWords({ requests, marks }: PageLoad): string {
  const deepest = requests.reduce((most, { depth }) => Math.max(most, depth), 0);
  const moments = Object.entries(marks).map(([name, at]) => `${name} ${inTime(at)}`);
  return [counted(requests.length, 'request'), `longest chain ${deepest}`, ...moments].join(' · ');
}

/** The requests of each page, in the order of asking. Arms of a page share their axis. */
export const requestTables = (stories: readonly PageLoad[]): Table[] =>
  groupsOf(stories.filter(({ requests }) => requests.length > 0), ({ page }) => page).flatMap(([page, loads]) => {
    const ends = loads.flatMap(({ requests, marks }) => [...requests.map(({ end }) => end), ...Object.values(marks)]);
    const axis = linearAxis([0, ...ends]);
    return loads.map(load => ({
      caption: `${page}, ${load.arm}: ${inWords(load)}`,
      columns: ['Request', 'What', 'From', 'To', axisLabels(axis, 'When', tick => formatTick(tick, 'ms'))],
      rows: load.requests.map((request, index) => [
        `${'· '.repeat(Math.min(request.depth, 6))}${shorten(addressName(request.url), 70)}`,
        factsOf(request, load.requests.slice(0, index)),
        inTime(request.start),
        inTime(request.end),
        plot(axis, [
          ...Object.values(load.marks).map(line => ({ line, name: 'moment' })),
          { bar: [request.start, request.end], name: request.type },
        ]),
      ]),
    }));
  });

/** Anything but a picture within the file itself is left out: the report asks nobody for anything. */
const isPicture = (image: string): boolean => /^data:image\//.test(image);

/** The pictures of each page on one clock; a picture stands until the next one. */
export const filmTables = (stories: readonly PageLoad[]): Table[] =>
  groupsOf(stories.filter(({ frames }) => frames.length > 0), ({ page }) => page).map(([page, loads]) => {
    const moments = loads.flatMap(({ frames }) => frames.map(({ at }) => at));
    const { ticks } = linearAxis([0, ...moments], 10);
    const times = ticks.slice(Math.max(0, ticks.findLastIndex(tick => tick <= Math.min(...moments))));
    const imageAt = ({ frames }: PageLoad, time: number): string | undefined =>
      frames.findLast(({ at, image }) => at <= time && isPicture(image))?.image;
    const shot = ({ arm }: PageLoad, image: string, time: number): Markup =>
      html`<img src="${image}" alt="${shorten(page, 60)}, ${shorten(arm, 40)}, at ${formatTick(time, 'ms')}">`;
    return {
      caption: page,
      columns: ['Arm', ...times.map(time => formatTick(time, 'ms'))],
      rows: loads.map((load): Cell[] => [
        load.arm,
        ...times.map((time, index): Cell => {
          const image = imageAt(load, time);
          if (image === undefined) return 'nothing yet';
          return image === imageAt(load, times[index - 1] ?? -1) ? '' : { markup: shot(load, image, time) };
        }),
      ]),
    };
  });

const timesOf = (taps: readonly TapRecord[], choose: (times: number[]) => number): string => {
  const times = taps.flatMap(({ time }) => time ?? []);
  return times.length === 0 ? '–' : inTime(choose(times));
};

const isLost = ({ effects }: TapRecord): boolean => effects === 0;
const isDoubled = ({ effects }: TapRecord): boolean => effects > 1;

/** The taps that went wrong, then those of each widget. */
export function tapTables(places: Summary['taps']): Table[] {
  const all = places.flatMap(({ page, arm, taps }) => taps.map(tap => ({ ...tap, page, arm })));
  const wrong = all.filter(tap => isLost(tap) || isDoubled(tap));
  const wrongTable: Table = {
    caption: 'Taps that went wrong',
    columns: ['Widget', 'Page', 'Arm', 'Moment', 'What became of it'],
    rows: wrong.map(({ widget, page, arm, moment, effects }) => [
      ...[widget, page, arm, moment],
      { judgement: 'failed', word: effects === 0 ? 'lost' : `took effect ${effects} times` },
    ]),
  };
  const byWidget: Table = {
    caption: 'Taps by widget',
    columns: ['Widget', 'Page', 'Arm', 'Taps', 'Lost', 'Doubled', 'Median', 'Slowest'],
    rows: groupsOf(all, ({ page, arm, widget }) => JSON.stringify([widget, page, arm])).map(([, taps]) => [
      ...[taps[0]?.widget ?? '', taps[0]?.page ?? '', taps[0]?.arm ?? ''],
      ...[taps, taps.filter(isLost), taps.filter(isDoubled)].map(some => count(some.length)),
      ...[timesOf(taps, median), timesOf(taps, list => Math.max(...list))],
    ]),
  };
  return all.length === 0 ? [] : [...(wrong.length > 0 ? [wrongTable] : []), byWidget];
}

const located = ({ name, source }: { name: string; source: string }): Cell[] => [
  { code: name || '(anonymous)', length: 60 },
  { code: source, length: 80 },
];

/** The parts of a page's figures, the heaviest first: layouts, tasks, shifts, functions; and the boxes awake. */
export function detailTables(page: string, arm: string, details: Details): Table[] {
  const where = `${page}, ${arm}`;
  const { forcedLayouts = [], longestTasks = [], shifts = [], functions = [], attribution = {}, awake = [] } = details;
  const tables: Table[] = [
    {
      caption: `Forced layouts of ${where}`,
      columns: ['Function', 'Source', 'What', 'Times', 'Time'],
      rows: forcedLayouts.toSorted((one, other) => other.time - one.time).map(one =>
        [...located(one), one.kind, count(one.count), inTime(one.time)]),
    },
    {
      caption: `Longest tasks of ${where}`,
      columns: ['Most of it in', 'At', 'Time'],
      rows: longestTasks.toSorted((one, other) => other.time - one.time).map(({ source, at, time }) =>
        [{ code: source, length: 80 }, inTime(at), inTime(time)]),
    },
    {
      caption: `Layout shifts of ${where}`,
      columns: ['What shifted furthest', 'At', 'Value'],
      rows: shifts.toSorted((one, other) => other.value - one.value).map(({ selector, at, value }) =>
        [{ code: selector }, inTime(at), count(value)]),
    },
    ...Object.entries(attribution).map(([metric, parts]): Table => ({
      caption: `${metricOf(metric).label} of ${where}`,
      columns: ['Part', 'Value'],
      rows: Object.entries(parts).map(([part, value]) =>
        [{ code: part, length: 60 }, typeof value === 'number' ? count(value) : { code: value }]),
    })),
    {
      caption: `Most called functions of ${where}`,
      columns: ['Function', 'Source', 'Calls', 'Blocks'],
      rows: functions.toSorted((one, other) => other.calls - one.calls).map(one =>
        [...located(one), count(one.calls), count(one.blocks)]),
    },
    { caption: `Boxes of ${where} that are awake in the end`, columns: ['Box'], rows: awake.map(box => [box]) },
  ];
  return tables.filter(({ rows }) => rows.length > 0).map(table => ({ ...table, most: 15, isFolded: true }));
}

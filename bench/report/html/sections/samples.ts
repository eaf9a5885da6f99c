import type { Series, Summary } from '../../../results/summary.ts';
import { median } from '../../../statistics/median.ts';
import { counted, formatFigure, formatTick } from '../../../results/figures.ts';
import { linearAxis, type Axis } from '../charts/axis.ts';
import { placeInLanes } from '../charts/beeswarm.ts';
import { axisLabels, percent, plot, verticalLine } from '../charts/plot.ts';
import { foreign } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { table } from '../table.ts';
import { byPage, type Section } from './section.ts';

const height = 44;
const laneHeight = 5.5;

const isConstant = ({ values }: Series): boolean => values.every(value => value === values[0]);

const byMetric = (series: readonly Series[]): Series[][] => [...Map.groupBy(series, ({ metric }) => metric).values()];

function inWords({ values, unit }: Series): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(value => formatFigure(value, unit));
  return `${counted(values.length, 'sample')} from ${low} to ${high}`;
}

const dots = (series: Series, axis: Axis): Markup => plot(
  axis,
  height,
  html`<title>${inWords(series)}</title><desc>${series.values.map(value => formatFigure(value, series.unit)).join(', ')}</desc>`,
  html`${verticalLine(axis.position(median(series.values)), height, 'median')}
<g class="dots">${placeInLanes(series.values, axis.position).map(({ x, lane }) => html`<circle cx="${percent(x)}" cy="${height / 2 - lane * laneHeight}" r="2.6"/>`)}</g>`,
);

const strip = (series: Series, axis: Axis): Markup => html`
<tr><th scope="row">${foreign(series.arm, 40)}</th>
<td>${dots(series, axis)}<p class="beside">median <strong>${formatFigure(median(series.values), series.unit)}</strong> · ${inWords(series)}</p></td></tr>`;

function strips(arms: Series[]): Markup | undefined {
  const [first] = arms;
  if (!first) return undefined;
  const axis = linearAxis(arms.flatMap(({ values }) => values));
  return html`<table class="charted strips"><caption>${foreign(first.label, 80)}</caption>
<thead><tr><th scope="col">Arm</th>
<th scope="col"><span class="out-of-sight">Samples</span>${axisLabels(axis, tick => formatTick(tick, first.unit))}</th></tr></thead>
<tbody>${arms.map(series => strip(series, axis))}</tbody></table>`;
}

function constants(page: string, metrics: readonly Series[][]): Markup | undefined {
  const arms = [...new Set(metrics.flat().map(({ arm }) => arm))];
  if (metrics.length === 0) return undefined;
  const cell = (series: Series | undefined): string =>
    series?.values[0] === undefined ? '–' : formatFigure(series.values[0], series.unit);
  return table<Series[]>(`${page}: the same in every sample`, [
    { title: 'Figure', cell: series => foreign(series[0]?.label ?? '', 80) },
    ...arms.map(arm => ({ title: arm, cell: (series: Series[]) => cell(series.find(one => one.arm === arm)) })),
  ], metrics);
}

function page([name, all]: [string, Series[]]): Markup {
  const metrics = byMetric(all.filter(({ values }) => values.length > 0));
  const isSteady = (arms: Series[]): boolean => arms.every(series => series.kind === 'exact' && isConstant(series));
  return html`<h3>${foreign(name, 80)}</h3>
<div class="side-by-side">${metrics.filter(arms => !isSteady(arms)).map(strips)}</div>${constants(name, metrics.filter(isSteady))}`;
}

function render({ series }: Summary): Markup | undefined {
  if (series.length === 0) return undefined;
  return html`<p>One dot is one sample; none is left out. The upright line is the median. Arms of a figure share its axis,
which does not begin at zero.</p>${byPage(series).map(page)}`;
}

export const samplesSection: Section = { id: 'samples', title: 'All samples', render };

import { counted, formatFigure, formatTick } from '../../../results/figures.ts';
import { metricOf } from '../../../results/metrics.ts';
import type { Percentile, Summary } from '../../../results/summary.ts';
import { type Axis, linearAxis } from '../charts/axis.ts';
import { axisLabels, percent, plot } from '../charts/plot.ts';
import { html, type Markup } from '../html.ts';
import { table } from '../table.ts';
import { foreign } from '../text.ts';
import { byPage, type Section } from './section.ts';

const height = 40;

/** The first and the last bucket that some build has a view in. */
type Span = readonly [first: number, last: number];

const spanOf = (all: readonly Percentile[]): Span => [
  Math.min(...all.map(({ buckets }) => buckets.findIndex(count => count > 0))),
  Math.max(...all.map(({ buckets }) => buckets.length - 1)),
];

/** How the views are spread over the buckets: bars from the fastest to the slowest, the same width for each. */
function spread(buckets: readonly number[], [first, last]: Span): Markup {
  const most = Math.max(...buckets);
  const width = 100 / (last - first + 1);
  return html`<svg class="plot spread" height="${height}" aria-hidden="true">${buckets.map((count, bucket) => count > 0 && html`
<rect class="bar" x="${percent((bucket - first) * width)}" width="${percent(width * 0.9)}" y="${height - (height * count) / most}" height="${(height * count) / most}"/>`)}
</svg>`;
}

function interval({ p75, low, high }: Percentile, axis: Axis): Markup {
  const [start, middle, end] = [low, p75, high].map(value => percent(axis.position(value)));
  return plot(axis, 26, undefined, html`<line class="interval percentile" x1="${start}" x2="${end}" y1="13" y2="13"/>
<circle class="estimate percentile" cx="${middle}" cy="13" r="4.5"/>`);
}

function row(one: Percentile, axis: Axis, span: Span): Markup {
  const { group, build, metric, views, p75, low, high, buckets } = one;
  const [middle, least, most] = [p75, low, high].map(value => formatFigure(value, metricOf(metric).unit));
  return html`<tr><th scope="row">${foreign(group === 'all' ? build : group, 40)}
<span class="beside">${counted(views, 'view')}</span></th>
<td>${interval(one, axis)}${group === 'all' && spread(buckets, span)}
<p class="beside"><strong>${middle}</strong> ${least} to ${most}</p></td></tr>`;
}

function metricTable(all: readonly Percentile[]): Markup {
  const { label, unit } = metricOf(all[0]?.metric ?? '');
  const axis = linearAxis(all.flatMap(({ low, high }) => [low, high]));
  const whole = all.filter(({ group }) => group === 'all');
  const span = spanOf(all);
  return html`<table class="charted strips builds"><caption>${label}, 75th percentile</caption>
<thead><tr><th scope="col">Build or class</th>
<th scope="col"><span class="out-of-sight">Percentile with its interval</span>${axisLabels(axis, tick => formatTick(tick, unit))}</th></tr></thead>
<tbody>${[...whole, ...all.filter(one => !whole.includes(one))].map(one => row(one, axis, span))}</tbody></table>`;
}

const page = ([name, all]: [string, Percentile[]]): Markup => html`<h3>${foreign(name, 80)}</h3>
<div class="side-by-side">${[...Map.groupBy(all, ({ metric }) => metric).values()].map(metricTable)}</div>`;

function render({ field }: Summary): Markup | undefined {
  if (!field) return undefined;
  const { percentiles, lab } = field;
  return html`<p>Three of four page views are at least as good as the dot; the line is its 95 % interval. The bars are all
views of a build: each holds values a fifth greater than those of the one before. Classes are those of the last build.</p>${byPage(percentiles).map(page)}
${lab.length > 0 && table('The bench beside the field', [
    { title: 'Figure', cell: ({ metric }) => metricOf(metric).label },
    { title: 'Readers’ by the bench’s', cell: ({ factor }) => factor.toFixed(2) },
    { title: 'Pairs of pages in the same order', cell: ({ agreeing, pairs }) => `${agreeing} of ${pairs}` },
  ], lab)}`;
}

export const fieldSection: Section = { id: 'field', title: 'In the field', render };

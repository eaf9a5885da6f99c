import type { RequestRecord } from '../../../results/sample.ts';
import type { PageLoad, Summary } from '../../../results/summary.ts';
import { counted, formatFigure, formatTick } from '../../../results/figures.ts';
import { linearAxis, type Axis } from '../charts/axis.ts';
import { axisLabels, percent, plot, verticalLine } from '../charts/plot.ts';
import { addressName, foreign } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { byPage, type Section } from './section.ts';

const height = 20;

/** A page with more than this has the rest of them in summary.json. */
const mostRows = 80;

const kinds = ['document', 'script', 'style', 'font', 'image', 'media', 'call', 'other'] as const;

const repeatedIn = (requests: readonly RequestRecord[]): ReadonlySet<string> =>
  new Set([...Map.groupBy(requests, ({ url }) => url)].flatMap(([url, same]) => (same.length > 1 ? [url] : [])));

function bar({ type, start, end }: RequestRecord, axis: Axis, marks: readonly number[]): Markup {
  const [left, right] = [axis.position(start), axis.position(end)];
  return plot(axis, height, undefined, html`${marks.map(at => verticalLine(axis.position(at), height, 'moment'))}
<rect class="bar ${type}" x="${percent(left)}" width="${percent(right - left)}" y="5" height="10"/>`);
}

function row(request: RequestRecord, load: PageLoad, axis: Axis, isRepeated: boolean): Markup {
  const { url, type, bytes, start, end, depth, beforeScroll } = request;
  const facts = [type, formatFigure(bytes, 'B'), depth > 1 ? `${depth} deep` : '', beforeScroll ? '' : 'after scroll'];
  return html`
<tr><th scope="row"><span class="depth" aria-hidden="true">${'· '.repeat(Math.min(depth, 6))}</span>${foreign(addressName(url), 70)}
<span class="beside">${facts.filter(Boolean).join(' · ')}${isRepeated && html` · <strong class="warn">fetched again</strong>`}</span></th>
<td>${bar(request, axis, Object.values(load.marks))}<p class="beside">${formatFigure(start, 'ms')} to ${formatFigure(end, 'ms')}</p></td></tr>`;
}

/** The figures of a page's beginning, as far as it has any. */
function inWords({ requests, marks }: PageLoad): string {
  const deepest = requests.reduce((most, { depth }) => Math.max(most, depth), 0);
  const moments = Object.entries(marks).map(([name, at]) => `${name} ${formatFigure(at, 'ms')}`);
  return [counted(requests.length, 'request'), `longest chain ${deepest}`, ...moments].join(' · ');
}

function waterfall(load: PageLoad, axis: Axis): Markup {
  const repeated = repeatedIn(load.requests);
  const asked = new Set<string>();
  const rows = load.requests.slice(0, mostRows).map(request => {
    const isRepeated = repeated.has(request.url) && asked.has(request.url);
    asked.add(request.url);
    return row(request, load, axis, isRepeated);
  });
  const left = load.requests.length - rows.length;
  return html`<div><table class="charted waterfall"><caption>${foreign(load.arm, 40)} <span class="beside">${foreign(inWords(load), 200)}</span></caption>
<thead><tr><th scope="col">Request</th>
<th scope="col"><span class="out-of-sight">When</span>${axisLabels(axis, tick => formatTick(tick, 'ms'))}</th></tr></thead>
<tbody>${rows}</tbody></table>${left > 0 && html`<p>${counted(left, 'more request')} in summary.json.</p>`}</div>`;
}

function page([name, loads]: [string, PageLoad[]]): Markup {
  const ends = loads.flatMap(({ requests }) => requests.map(({ end }) => end));
  const marks = loads.flatMap(load => Object.values(load.marks));
  const axis = linearAxis([0, ...ends, ...marks]);
  return html`<h3>${foreign(name, 80)}</h3>
<div class="side-by-side">${loads.map(load => waterfall(load, axis))}</div>`;
}

function render({ stories }: Summary): Markup | undefined {
  const told = stories.filter(({ requests }) => requests.length > 0);
  if (told.length === 0) return undefined;
  return html`<ul class="legend">${kinds.map(kind => html`
<li><svg width="14" height="10" aria-hidden="true"><rect class="bar ${kind}" width="14" height="10"/></svg> ${kind}</li>`)}</ul>
<p>One row is one request, in the order of asking; a dot before a name stands for a file that had to come first. Upright
dashed lines are the moments named above each table. Arms of a page share their axis.</p>${byPage(told).map(page)}`;
}

/** How the requests of each page followed one another, arm beside arm. */
export const waterfallSection: Section = { id: 'waterfall', title: 'Requests', render };

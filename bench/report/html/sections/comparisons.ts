import type { Comparison, Summary } from '../../../results/summary.ts';
import { formatChange, formatCount, formatInterval } from '../../../results/figures.ts';
import { ratioAxis, type Axis } from '../charts/axis.ts';
import { axisLabels, percent, plot, verticalLine } from '../charts/plot.ts';
import { foreign, mark } from '../text.ts';
import { html, type Markup } from '../html.ts';
import { byPage, type Section } from './section.ts';

const height = 26;

/** From the line of no change to the margin: where a ratio does not yet count as worse. */
function marginBand(axis: Axis, margin: number): Markup {
  const start = axis.position(1);
  const end = axis.position(1 + margin);
  return html`<rect class="margin" x="${percent(start)}" width="${percent(end - start)}" y="0" height="${height}"/>
${verticalLine(end, height, 'limit')}`;
}

function interval({ ratio, low, high, margin, verdict }: Comparison, axis: Axis): Markup {
  const [start, middle, end] = [axis.position(low), axis.position(ratio), axis.position(high)].map(percent);
  return plot(axis, height, undefined, html`${margin !== undefined && marginBand(axis, margin)}
${verticalLine(axis.position(1), height, 'one')}
<line class="interval ${verdict}" x1="${start}" x2="${end}" y1="13" y2="13"/>
<line class="interval ${verdict}" x1="${start}" x2="${start}" y1="8" y2="18"/>
<line class="interval ${verdict}" x1="${end}" x2="${end}" y1="8" y2="18"/>
<circle class="estimate ${verdict}" cx="${middle}" cy="13" r="4.5"/>`);
}

const row = (comparison: Comparison, axis: Axis): Markup => html`
<tr><th scope="row">${foreign(comparison.label, 60)}
<span class="beside">${foreign(comparison.arm, 40)} against ${foreign(comparison.against, 40)}</span></th>
<td><div class="measure">${interval(comparison, axis)}
<p><strong>${formatChange(comparison.ratio)}</strong> <span class="beside">${formatInterval(comparison)}</span>
${mark(comparison.verdict)} <span class="beside">${formatCount(comparison)}</span></p></div></td></tr>`;

function page([name, comparisons]: [string, Comparison[]]): Markup {
  const ends = comparisons.flatMap(({ ratio, low, high, margin = 0 }) => [ratio, low, high, 1 + margin]);
  const axis = ratioAxis(ends);
  return html`<table class="charted"><caption>${foreign(name, 80)}</caption>
<thead><tr><th scope="col">Figure and arms</th>
<th scope="col"><span class="out-of-sight">Change with its interval</span><div class="measure">${axisLabels(axis, formatChange)}<p>less is better</p></div></th></tr></thead>
<tbody>${comparisons.map(comparison => row(comparison, axis))}</tbody></table>`;
}

function render({ comparisons }: Summary): Markup | undefined {
  if (comparisons.length === 0) return undefined;
  return html`<p>Each line is the interval in which the true change lies; the dot is the best guess. The shaded stretch is
the margin: a change counts as worse only when its whole line is past it.</p>${byPage(comparisons).map(page)}`;
}

export const comparisonsSection: Section = { id: 'comparisons', title: 'Comparisons', render };

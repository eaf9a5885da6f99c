import { html, type Insert, type Markup } from '../html.ts';
import type { Axis } from './axis.ts';

/** A place in per cent of a plot's width, as an attribute. */
export const percent = (position: number): string => `${Number(position.toFixed(2))}%`;

export const verticalLine = (position: number, height: number, name: string): Markup =>
  html`<line class="${name}" x1="${percent(position)}" x2="${percent(position)}" y1="0" y2="${height}"/>`;

/** A picture that is as wide as its place and whose letters and strokes keep their size: widths are per cents. */
export const plot = (axis: Axis, height: number, description: Insert, content: Insert): Markup => html`
<svg class="plot" height="${height}" ${description ? html`role="img"` : html`aria-hidden="true"`}>
${description}${axis.ticks.map(tick => verticalLine(axis.position(tick), height, 'grid'))}${content}
</svg>`;

/** Letters at the edges stay within the picture. */
const anchorAt = (position: number): string => (position < 5 ? 'start' : position > 95 ? 'end' : 'middle');

/** The numbers along an axis, every other one where it is short; a table's text says the figures themselves. */
export const axisLabels = ({ ticks, position }: Axis, format: (tick: number) => string): Markup => html`
<div class="axis"><svg class="plot" height="18" aria-hidden="true">${ticks.map(tick => html`
<text x="${percent(position(tick))}" y="13" text-anchor="${anchorAt(position(tick))}">${format(tick)}</text>`)}
</svg></div>`;

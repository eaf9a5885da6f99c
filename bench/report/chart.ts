import { html, type TemplateValue, type Markup } from './html.ts';

/** A scale shared by rows: positions of values in per cent of the width, and the labelled values. */
export interface Axis {
  readonly ticks: readonly number[];
  readonly position: (value: number) => number;
}

const within = (position: number): number => Math.min(100, Math.max(0, position));

/** Returns the minimum and maximum, or a range around them if they are equal. */
function stretchOf(values: readonly number[]): { low: number; high: number } {
  const low = values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
  const high = values.reduce((most, value) => Math.max(most, value), values[0] ?? 1);
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > Math.max(size, 1) * 1e-9) return { low, high };
  const around = size > 1e-6 ? size * 0.05 : 0.5;
  return { low: Math.max(low - around, low < 0 ? -Infinity : 0), high: high + around };
}

/** Returns a step of 1, 2, 5 or 10 times a power of ten, for about `count` steps. */
function stepFor(stretch: number, count: number): number {
  const rough = stretch / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find(step => rough / power <= step) ?? 10);
}

/** Returns an axis that starts and ends at round numbers. */
export function linearAxis(values: readonly number[], count = 4): Axis {
  const { low, high } = stretchOf(values);
  const step = stepFor(high - low, count);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Rounding removes the errors of adding floats.
  const tickAt = (index: number): number => Number(((first + index) * step).toPrecision(12));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tickAt(index));
  return { ticks, position: value => within(((value - first * step) / ((last - first) * step)) * 100) };
}

/** Ticks for an axis with a wide range of ratios. */
const roundRatios = [0.001, 0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100, 1000];

/**
 * Returns a logarithmic axis of ratios: one half is as far from 1 as 2. It always contains 1 and values on both sides.
 */
export function ratioAxis(ratios: readonly number[]): Axis {
  const held = (ratio: number): number => Math.min(1000, Math.max(0.001, ratio));
  const { low, high } = stretchOf([...ratios.map(held), 0.98, 1.02]);
  const ticks = high / low < 4 ? linearAxis([low, high], 3).ticks : roundRatios;
  return {
    ticks: ticks.filter(tick => tick >= low && tick <= high),
    position: ratio => within((Math.log(held(ratio) / low) / Math.log(high / low)) * 100),
  };
}

/** Formats a position as per cent of a plot's width. */
const percent = (position: number): string => `${Number(position.toFixed(2))}%`;

/** A shape on an axis: a vertical line, a dot, or a bar between two values. */
export type Shape =
  | { line: number; name: string }
  | { dot: number; name: string; y?: number }
  | { bar: readonly [start: number, end: number]; name: string; height?: number };

const height = 32;

function shapeMarkup(shape: Shape, { position }: Axis): Markup {
  const { name } = shape;
  if ('dot' in shape) {
    return html`<circle class="${name}" cx="${percent(position(shape.dot))}" cy="${shape.y ?? height / 2}" r="3"/>`;
  }
  const [start, end] = 'line' in shape ? [shape.line, shape.line] : shape.bar;
  const [left, right] = [position(start), position(end)];
  if ('line' in shape) return html`<line class="${name}" x1="${percent(left)}" x2="${percent(left)}" y1="0" y2="${height}"/>`;
  const tall = shape.height ?? 10;
  return html`<rect class="${name}" x="${percent(left)}" width="${percent(right - left)}" y="${(height - tall) / 2}" height="${tall}"/>`;
}

const svg = (content: TemplateValue): Markup =>
  html`<svg class="plot" height="${height}" aria-hidden="true">${content}</svg>`;

/**
 * Draws a plot as wide as its container, with constant stroke widths. The table next to it contains the figures as
 * text.
 */
export const plot = (axis: Axis, shapes: readonly Shape[]): { markup: Markup } => ({
  markup: svg([...axis.ticks.map(line => ({ line, name: 'grid' })), ...shapes].map(shape => shapeMarkup(shape, axis))),
});

/** Aligns labels so that they stay inside the plot. */
const anchorAt = (position: number): string => (position < 5 ? 'start' : position > 95 ? 'end' : 'middle');

/** Returns the axis labels for the heading of a column. */
export function axisLabels(axis: Axis, name: string, format: (tick: number) => string): { markup: Markup } {
  const { ticks, position } = axis;
  const labels = ticks.map(tick => html`
<text x="${percent(position(tick))}" y="20" text-anchor="${anchorAt(position(tick))}">${format(tick)}</text>`);
  return { markup: html`<span class="out-of-sight">${name}</span><div class="axis">${svg(labels)}</div>` };
}

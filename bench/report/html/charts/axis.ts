/** A stretch of numbers that rows share: where each value is, in per cent of the width, and what is labelled. */
export interface Axis {
  readonly ticks: readonly number[];
  readonly position: (value: number) => number;
}

/** Steps that people count in, for about this many to a stretch. */
function stepFor(stretch: number, count: number): number {
  const rough = stretch / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
}

/** Multiples of a step, without the crumbs of adding it up. */
const multiples = (step: number, first: number, last: number): number[] =>
  Array.from({ length: Math.round(last - first) + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));

const within = (position: number): number => Math.min(100, Math.max(0, position));

/** The least and the greatest of some values, apart even where they are all the same. */
function stretchOf(values: readonly number[]): { low: number; high: number } {
  const low = values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
  const high = values.reduce((most, value) => Math.max(most, value), values[0] ?? 1);
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > Math.max(size, 1) * 1e-9) return { low, high };
  const around = size > 1e-6 ? size * 0.05 : 0.5;
  return { low: Math.max(low - around, low < 0 ? -Infinity : 0), high: high + around };
}

/** An axis from a round number at or below the least value to one at or above the greatest. */
export function linearAxis(values: readonly number[], count = 4): Axis {
  const { low, high } = stretchOf(values);
  const step = stepFor(high - low, count);
  const ticks = multiples(step, Math.floor(low / step), Math.ceil(high / step));
  const start = ticks[0] ?? low;
  const end = ticks.at(-1) ?? high;
  return { ticks, position: value => within(((value - start) / (end - start)) * 100) };
}

/** Ratios further from 1 are drawn at the edge. */
const furthest = 1000;

/** Round ratios, for an axis on which the lowest and the highest are far apart. */
const roundRatios = [0.001, 0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100, 1000];

const held = (ratio: number): number => Math.min(furthest, Math.max(1 / furthest, ratio));

/** Ticks without those whose labels would run into the one before. */
function apart(ticks: readonly number[], position: Axis['position']): number[] {
  const kept: number[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || position(tick) - position(last) >= 12) kept.push(tick);
  }
  return kept;
}

/** An axis of ratios: half is as far from 1 as double; 1 is always on it, and something on either side. */
export function ratioAxis(ratios: readonly number[]): Axis {
  const { low, high } = stretchOf([...ratios.map(held), 0.98, 1.02]);
  const spread = high / low;
  const start = low / spread ** 0.04;
  const end = high * spread ** 0.04;
  const position = (ratio: number): number => within((Math.log(held(ratio) / start) / Math.log(end / start)) * 100);
  const ticks = end / start < 4 ? linearAxis([low, high]).ticks : roundRatios;
  return { ticks: apart(ticks.filter(tick => tick >= start && tick <= end), position), position };
}

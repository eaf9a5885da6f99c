import { type Comparison, type GateResult, outcomes, type Summary } from './summary.ts';

/** Narrow no-break space between a number and its unit. */
const narrowSpace = '\u202f';

const withDecimals = [0, 1, 2, 3].map(
  decimals => new Intl.NumberFormat('en', { maximumFractionDigits: decimals, minimumFractionDigits: decimals }),
);
const asPrecise = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Formats a number with thousands separators and a minus sign; by default with up to three decimals. */
export function formatNumber(value: number, decimals?: 0 | 1 | 2 | 3): string {
  const format = (decimals === undefined ? undefined : withDecimals[decimals]) ?? asPrecise;
  return format.format(value).replace('-', '−');
}

/** Formats a figure with its unit. Bytes are whole; times below 100 ms have one decimal. */
export function formatFigure(value: number, unit: string): string {
  if (unit === '') return formatNumber(value);
  const decimals = unit === 'ms' && Math.abs(value) < 100 ? 1 : 0;
  return formatNumber(value, decimals) + narrowSpace + unit;
}

/** Formats the figures of visits, each value once. */
export const formatFigures = (values: readonly number[], unit: string): string =>
  [...new Set(values)].map(value => formatFigure(value, unit)).join(', ');

export function formatTick(value: number, unit: string): string {
  if (unit === 'B' && Math.abs(value) >= 1000) return `${formatNumber(value / 1000)}${narrowSpace}kB`;
  return unit === '' ? formatNumber(value) : `${formatNumber(value)}${narrowSpace}${unit}`;
}

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

/** Formats a ratio as a change: 0.88 is −12 %, 1.034 is +3.4 %. */
export function formatChange(ratio: number): string {
  const percent = (ratio - 1) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  if (rounded === 0) return `±0${narrowSpace}%`;
  return `${signed(rounded, formatNumber(rounded))}${narrowSpace}%`;
}

/** Formats a share: 0.031 is 3.1 %. */
export const formatShare = (share: number): string => `${formatNumber(share * 100, 1)}${narrowSpace}%`;

/** Formats the difference between two figures: the amount, and the percentage if the first one is not 0. */
export function formatDifference(before: number, after: number, unit: string): string {
  const difference = after - before;
  const amount = difference === 0 ? `±${formatFigure(0, unit)}` : signed(difference, formatFigure(difference, unit));
  return before > 0 && after !== before ? `${amount} (${formatChange(after / before)})` : amount;
}

export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole}${narrowSpace}s` : `${formatNumber(minutes)}${narrowSpace}min ${whole % 60}${narrowSpace}s`;
}

/** Formats a count with a noun: `1 gate`, `1,204 gates`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const verdictWords: Readonly<Record<Summary['verdict'], string>> = {
  measured: 'Measured',
  passed: 'Passed',
  regression: 'Regression',
  inconclusive: 'Inconclusive',
  noisy: 'Too noisy to judge',
};

/** Formats a gate's figure or limit. */
export const formatGateFigure = ({ gate, unit }: GateResult, value: number): string =>
  gate === 'ratio' ? formatChange(value) : formatFigure(value, unit);

/** Returns a figure relative to its limit; infinite if the limit is 0. */
const excess = ({ figure, limit }: GateResult): number => (limit > 0 ? figure / limit : figure > 0 ? Infinity : 0);

/** Sorts gates by outcome, then by the excess over their limit, the worst first. */
export const worstFirst = (gates: readonly GateResult[]): GateResult[] =>
  gates.toSorted(
    (one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome) || excess(other) - excess(one),
  );

export const formatInterval = ({ low, high }: Comparison): string => `${formatChange(low)} to ${formatChange(high)}`;

/** Formats the number of rounds or views of a comparison. */
export const formatCount = (comparison: Comparison): string => counted(comparison.rounds, comparison.counted ?? 'round');

/** Formats a comparison for a terminal. */
export const comparisonLine = (comparison: Comparison): string => {
  const { page, label, arm, against, ratio, verdict } = comparison;
  const change = `${formatChange(ratio)} (${formatInterval(comparison)}; ${formatCount(comparison)})`;
  return `  ${page} · ${label} · ${arm} beside ${against}: ${change} · ${verdict}`;
};

/** Joins the figures, likely culprits and command of a problem into one line. */
export const problemSentence = (figures: string, culprits: readonly string[], reproduce: string): string =>
  [figures, ...(culprits.length > 0 ? [`top: ${culprits.join(', ')}`] : []), reproduce].join(' · ');

/** Parts of headlines by metric, the most meaningful metrics first. */
const subjects: Readonly<Record<string, (page: string) => readonly [does: string, what: string]>> = {
  'cpu.load': page => [`Loading ${page} takes`, 'processor time'],
  'cpu.scroll': page => [`Scrolling ${page} to its end takes`, 'processor time'],
  'lcp': page => [`The largest paint of ${page} takes`, 'time'],
  'fcp': page => [`The first paint of ${page} takes`, 'time'],
  'session.bytes': page => [`Reading “${page}” takes`, 'bytes'],
};

/** Returns a page's name in a sentence, such as `the article`; paths stay unchanged. */
const pageName = (page: string): string => (page === 'home' ? 'the front page' : /^[a-z]+$/.test(page) ? `the ${page}` : page);

const distance = ({ ratio }: Comparison): number => Math.abs(Math.log(ratio));

/**
 * Describes the largest change in a sentence: `Loading the article takes 18 % more processor time than without
 * scripts.`
 */
export function headlineOf(comparisons: readonly Comparison[]): string {
  const told = Object.keys(subjects).map(name => comparisons.filter(({ metric }) => metric === name));
  const ofMost = told.find(own => own.length > 0) ?? comparisons;
  const [largest] = ofMost.toSorted((one, other) => distance(other) - distance(one));
  if (!largest) return '';
  const { page, metric, label, arm, against, ratio, verdict } = largest;
  const [does, what] = subjects[metric]?.(pageName(page)) ?? [`${label}: ${pageName(page)} takes`, ''];
  const surely = verdict === 'inconclusive' ? does.replace(/ takes$/, ' may take') : does;
  const isTwin = /^(twin|plain)/.test(against);
  const other = isTwin ? 'without scripts' : `with ${against}`;
  const change = formatChange(ratio);
  const amount = change.startsWith('±') ? 'as much' : `${change.slice(1)} ${ratio > 1 ? 'more' : 'less'}`;
  const parts = [surely, amount, what, isTwin ? '' : `with ${arm}`, amount === 'as much' ? 'as' : 'than', other];
  return `${parts.filter(Boolean).join(' ')}.`;
}

import { type Comparison, type GateResult, outcomes, type Summary } from './summary.ts';

/** Keeps a number and its unit on one line. */
const narrowSpace = '\u202f';

const withDecimals = [0, 1, 2, 3].map(
  decimals => new Intl.NumberFormat('en', { maximumFractionDigits: decimals, minimumFractionDigits: decimals }),
);
const asPrecise = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A number with thousands separators and a real minus; with up to three decimals where their number is not given. */
export function formatNumber(value: number, decimals?: 0 | 1 | 2 | 3): string {
  const format = (decimals === undefined ? undefined : withDecimals[decimals]) ?? asPrecise;
  return format.format(value).replace('-', '−');
}

/** A figure with its unit: whole bytes, tenths of short times. */
export function formatFigure(value: number, unit: string): string {
  if (unit === '') return formatNumber(value);
  const decimals = unit === 'ms' && Math.abs(value) < 100 ? 1 : 0;
  return formatNumber(value, decimals) + narrowSpace + unit;
}

/** Figures of visits, each value once. */
export const formatFigures = (values: readonly number[], unit: string): string =>
  [...new Set(values)].map(value => formatFigure(value, unit)).join(', ');

/** A figure as short as an axis needs it. */
export function formatTick(value: number, unit: string): string {
  if (unit === 'B' && Math.abs(value) >= 1000) return `${formatNumber(value / 1000)}${narrowSpace}kB`;
  return unit === '' ? formatNumber(value) : `${formatNumber(value)}${narrowSpace}${unit}`;
}

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

/** A ratio as a change: 0.88 is −12 %, 1.034 is +3.4 %. */
export function formatChange(ratio: number): string {
  const percent = (ratio - 1) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  if (rounded === 0) return `±0${narrowSpace}%`;
  return `${signed(rounded, formatNumber(rounded))}${narrowSpace}%`;
}

/** A share: 0.031 is 3.1 %. */
export const formatShare = (share: number): string => `${formatNumber(share * 100, 1)}${narrowSpace}%`;

/** From one figure to another: by how much, and by what share where there was something before. */
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

/** Count with a noun: `1 gate`, `1,204 gates`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const verdictWords: Readonly<Record<Summary['verdict'], string>> = {
  measured: 'Measured',
  passed: 'Passed',
  regression: 'Regression',
  inconclusive: 'Inconclusive',
  noisy: 'Too noisy to judge',
};

/** A figure or a limit of a gate as a reader sees it. */
export const formatGateFigure = ({ gate, unit }: GateResult, value: number): string =>
  gate === 'ratio' ? formatChange(value) : formatFigure(value, unit);

/** Distance of a figure past its limit, as a share; infinite if the limit is 0. */
const excess = ({ figure, limit }: GateResult): number => (limit > 0 ? figure / limit : figure > 0 ? Infinity : 0);

const badness = ({ outcome }: GateResult): number => outcomes.indexOf(outcome);

/** Gates with the worst first: by their outcome, then by how far each is past its limit. */
export const worstFirst = (gates: readonly GateResult[]): GateResult[] =>
  gates.toSorted((one, other) => badness(one) - badness(other) || excess(other) - excess(one));

export const formatInterval = ({ low, high }: Comparison): string => `${formatChange(low)} to ${formatChange(high)}`;

/** Size of a comparison. */
export const formatCount = (comparison: Comparison): string => counted(comparison.rounds, comparison.counted ?? 'round');

/** Result of a comparison, with its number of rounds. */
const formatComparison = (comparison: Comparison): string =>
  `${formatChange(comparison.ratio)} (${formatInterval(comparison)}; ${formatCount(comparison)})`;

/** A comparison for a terminal. */
export const comparisonLine = (comparison: Comparison): string => {
  const { page, label, arm, against, verdict } = comparison;
  return `  ${page} · ${label} · ${arm} beside ${against}: ${formatComparison(comparison)} · ${verdict}`;
};

/** One line on a problem: the figures, the likely culprits, and the command that shows it again. */
export const problemSentence = (figures: string, culprits: readonly string[], reproduce: string): string =>
  [figures, ...(culprits.length > 0 ? [`top: ${culprits.join(', ')}`] : []), reproduce].join(' · ');

/** Beginnings of sentences on figures, and what there is more or less of; those that say most come first. */
const subjects: Readonly<Record<string, (page: string) => readonly [does: string, what: string]>> = {
  'cpu.load': page => [`Loading ${page} takes`, 'processor time'],
  'cpu.scroll': page => [`Scrolling ${page} to its end takes`, 'processor time'],
  'lcp': page => [`The largest paint of ${page} takes`, 'time'],
  'fcp': page => [`The first paint of ${page} takes`, 'time'],
  'session.bytes': page => [`Reading “${page}” takes`, 'bytes'],
};

/** Example: `the article`; an address is its own name. */
const pageName = (page: string): string => (page === 'home' ? 'the front page' : /^[a-z]+$/.test(page) ? `the ${page}` : page);

const distance = ({ ratio }: Comparison): number => Math.abs(Math.log(ratio));

/** The largest change in a sentence: `Loading the article takes 18 % more processor time than without scripts.` */
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

import { formatNumber } from '../figures.ts';
import { type MetricName, worstOf } from '../metrics.ts';
import type { Details, Sample } from '../sample.ts';
import type { Culprit } from '../summary.ts';
import { type Difference, differencesOf } from './differences.ts';
import { differencesOfMetric, isOfLibrary, partsByFunction } from './parts-of.ts';

const namedCulprits = 3;

/** Figures that grow when scripts run more, and have no parts of their own. */
const madeByScripts: ReadonlySet<string> = new Set<MetricName>([
  'nodes',
  'listeners',
  'styled',
  'heap',
  'cpu.load',
  'cpu.scroll',
  'cpu.script',
  'cpu.longest',
  'inp',
]);

/**
 * Returns the details of the visit with the worst figure, because others may not show the cause. Null without a visit.
 */
export function worstDetails(metric: string, samples: readonly Sample[]): Details | null {
  const worst = worstOf(metric, samples.flatMap(({ figures }) => figures[metric] ?? []));
  return (samples.find(({ figures }) => figures[metric] === worst) ?? samples[0])?.details ?? null;
}

interface Figure {
  page: string;
  metric: string;
}

/**
 * Returns the causes of a metric's difference between two visits of a page, the largest first, in the metric's unit:
 * functions, requests or selectors. Without a visit to compare with (null), returns all parts of the figure.
 */
export const culpritsOf = ({ page, metric }: Figure, before: Details | null, after: Details): Culprit[] =>
  differencesOfMetric(metric, before, after).map(difference => ({ page, metric, ...difference }));

/** Example: `Row +1,200 (widgets/shared/news-list/news-list.tsx:12)`. */
function tell({ name, before, after }: Difference, isCompared: boolean): string {
  const figure = `${isCompared ? '+' : ''}${formatNumber(after - before)}`;
  const place = / \([^()]*\)$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - place.length)} ${figure}${place}`;
}

function hintsOf(before: Details | null, after: Details): Difference[] {
  if (!before) return [];
  const called = differencesOf(partsByFunction(before, 'calls'), partsByFunction(after, 'calls'));
  return called.map(difference => ({ ...difference, name: `calls of ${difference.name}` }));
}

const isWorse = ({ before, after }: Difference): boolean => after > before;

/**
 * Returns short descriptions of the likely causes of a larger figure, the likeliest first, such as `Row +1,200
 * (widgets/shared/news-list/news-list.tsx:12)`. If a metric has no parts, such as the heap, returns functions with more
 * calls.
 */
export function likelyCulprits(metric: string, before: Details | null, after: Details): string[] {
  const own = differencesOfMetric(metric, before, after).filter(isWorse);
  const hints = own.length === 0 && madeByScripts.has(metric) ? hintsOf(before, after).filter(isWorse) : [];
  const inOrder = [...own, ...hints].toSorted((one, other) => Number(isOfLibrary(one)) - Number(isOfLibrary(other)));
  return inOrder.slice(0, namedCulprits).map(difference => tell(difference, before !== null));
}

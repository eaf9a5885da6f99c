import { BenchFailure } from '../../failure.ts';
import { type MetricKind, metricOf, metrics } from '../../results/metrics.ts';

/** Timings that a verdict is read from where no others are asked for: more of them would only make it less sure. */
const gatedTimings: readonly string[] = ['cpu.load', 'cpu.scroll'];

/** What the visits of a comparison say: they count, and they time. */
export const measuredMetrics = Object.keys(metrics).filter(name => ['count', 'time'].includes(metricOf(name).pass ?? ''));

const exactNames = Object.keys(metrics).filter(name => metricOf(name).kind === 'exact');

/** The metrics of `--metrics`, or the usual ones. Throws a sentence where one is not known. */
export function askedMetrics(names: readonly string[] | null): readonly string[] {
  if (names === null) return [...exactNames, ...gatedTimings];
  const unknown = names.find(name => !(name in metrics));
  if (unknown === undefined) return names;
  throw new BenchFailure(`There is no metric "${unknown}": there are ${Object.keys(metrics).join(', ')}.`);
}

/** Throws a sentence where the visits of a comparison do not say one of these. */
export function checkMeasured(names: readonly string[]): void {
  const missing = names.find(name => !measuredMetrics.includes(name));
  if (missing === undefined) return;
  throw new BenchFailure(
    `Visits of a comparison do not say ${missing}; what they say is ${measuredMetrics.join(', ')}. Of two folders of results, any figure that both have can be compared.`,
  );
}

/** Those of one kind. */
export const ofKind = (names: readonly string[], kind: MetricKind): string[] =>
  names.filter(name => metricOf(name).kind === kind);

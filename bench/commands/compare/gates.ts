import { valuesAgree, isPast, judgeExact } from '../../budget/gates/exact.ts';
import { ratioGate } from '../../budget/gates/ratio.ts';
import { formatChange } from '../../results/figures.ts';
import { isLeast, metricOf, worstOf } from '../../results/metrics.ts';
import { type CalibrationTimes, reliabilityProblems } from '../../results/reliability.ts';
import type { Sample } from '../../results/sample.ts';
import { comparedArms } from '../../results/summarise.ts';
import type { Comparison, GateResult, Series } from '../../results/summary.ts';
import { detectableEffect } from '../../statistics/detectable-effect.ts';
import { judgeFamily, type Rules } from '../../statistics/judge.ts';
import { armNames, type Pair, pairsOf } from './sides.ts';

/** Messages with doubts about the timings of a run. */
export interface Noise {
  problems: string[];
  /** Reasons why the timings detect only large changes. */
  imprecision: string[];
}

/**
 * A quiet machine detects slowdowns of two margins. One that detects only slowdowns above this number is too imprecise.
 */
const mostMargins = 4;

/** Minimum number of rounds for an estimate of the precision. */
const fewestRounds = 6;

interface NoiseOptions {
  metrics: readonly string[];
  rules: Rules;
  /** Times of calibration tasks, measured between the visits. */
  calibration: CalibrationTimes;
}

/** Estimates the noise of a run by comparing base with its second visits, which should be equal. */
export function noiseOf(samples: readonly Sample[], { metrics, rules, calibration }: NoiseOptions): Noise {
  const same = samples.filter(({ arm }) => arm === armNames.base || arm === armNames.again);
  const compared = comparedArms(same, { against: armNames.base, metrics });
  const judged = judgeFamily(compared, rules).map(({ page, label, ratio, verdict }) => {
    return { label: `${page} · ${label}`, ratio, verdict };
  });
  const imprecision = compared
    .filter(({ rounds }) => rounds >= fewestRounds)
    .map(one => ({ one, effect: detectableEffect(one, rules) }))
    .filter(({ effect }) => effect > mostMargins * rules.margin)
    .map(({ one: { page, label }, effect }) => `Only from ${formatChange(1 + effect)} on would a change be found: ${page} · ${label}.`);
  return { problems: reliabilityProblems(judged, calibration), imprecision };
}

export interface GateRules {
  reproduce: (page: string, only: 'exact' | 'ratio') => string;
  /** Returns likely culprits of a change in a page's figure, the likeliest first. */
  nameCulprits: (page: string, metric: string) => string[];
}

/** Additional tolerance for a figure that differs between visits, as a share: it probably depends on a race. */
const raceMargin = 0.02;

/** Returns the limit for head: base's worst figure with the metric's tolerance, and with more if visits differ. */
function limitOf({ base, head }: Pair): number {
  const { metric } = base;
  const { tolerance = 0 } = metricOf(metric);
  const limitWith = (share: number): number =>
    worstOf(metric, base.values) * (isLeast(metric) ? 1 - share : 1 + share);
  const limit = limitWith(tolerance);
  const agrees = [base, head].every(({ values }) => valuesAgree(metric, values));
  const isSure = agrees || head.values.every(value => isPast(metric, value, limit));
  return isSure ? limit : limitWith(tolerance + raceMargin);
}

/** Judges every exact figure that base and head share, among the requested metrics. */
export const exactGates = (
  series: readonly Series[],
  metrics: readonly string[],
  { reproduce, nameCulprits }: GateRules,
): GateResult[] =>
  pairsOf(series)
    .filter(({ base: { kind, metric } }) => kind === 'exact' && metrics.includes(metric))
    .map(({ base, head }) => judgeExact({
      page: base.page,
      metric: base.metric,
      values: head.values,
      before: base.values,
      limit: limitOf({ base, head }),
      nameCulprits: () => nameCulprits(base.page, base.metric),
      reproduce: reproduce(base.page, 'exact'),
    }));

/** Turns comparisons of head with base into gates. A slowdown that certainly exceeds the margin fails. */
export const ratioGates = (
  comparisons: readonly Comparison[],
  margin: number,
  { reproduce, nameCulprits }: GateRules,
): GateResult[] =>
  comparisons.map(comparison => {
    const { page, metric } = comparison;
    return ratioGate(comparison, {
      limit: 1 + margin,
      nameCulprits: () => nameCulprits(page, metric),
      reproduce: reproduce(page, 'ratio'),
    });
  });

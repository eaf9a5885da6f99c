import { formatChange } from '../../../results/figures.ts';
import { type CalibrationTimes, reliabilityProblems } from '../../../results/reliability.ts';
import type { Sample } from '../../../results/sample.ts';
import { comparedArms } from '../../../results/summarise.ts';
import { detectableEffect } from '../../../statistics/detectable-effect.ts';
import { judgeFamily, type Rules } from '../../../statistics/judge.ts';
import { armNames } from '../sides.ts';

/** Doubts about the timings of a run, in sentences. */
export interface Noise {
  /** Why they are not to be believed. */
  problems: string[];
  /** Why they say so little. */
  imprecision: string[];
}

/** A quiet machine finds slowdowns of two margins; one that finds only more than this is too imprecise. */
const mostMargins = 4;

/** With fewer rounds nothing can be foretold. */
const fewestRounds = 6;

interface NoiseOptions {
  metrics: readonly string[];
  rules: Rules;
  /** Times of tasks that show the machine's speed, measured beside the visits. */
  calibration: CalibrationTimes;
}

/** Reads the noise of a run from its second visits to base, which is the same as base. */
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

import type { Sample } from '../../../results/sample.ts';
import { comparedArms } from '../../../results/summarise.ts';
import { detectableEffect } from '../../../statistics/detectable-effect.ts';
import { judgeFamily, type Rules } from '../../../statistics/judge.ts';
import { type CalibrationTimes, reliabilityProblems } from '../../../results/reliability.ts';
import { formatChange } from '../../../results/figures.ts';
import { armNames } from '../arms.ts';

/** What speaks against the timings of a run, in sentences. */
export interface Noise {
  /** Why they are not to be believed. */
  problems: string[];
  /** Why they say so little. */
  imprecision: string[];
}

/** A machine that finds only slowdowns of so many margins is none to leave things open on: a quiet one finds two. */
const mostMargins = 4;

/** With fewer rounds nothing can be foretold. */
const fewestRounds = 6;

interface NoiseOptions {
  metrics: readonly string[];
  rules: Rules;
  /** What was measured beside the visits to know the machine's speed. */
  calibration: CalibrationTimes;
}

/** What a run's second visits to base, which is the same as base, say about its timings. */
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

import { program } from '../sites/own-site.ts';
import type { Verdict } from '../statistics/judge.ts';
import { driftOf, median } from '../statistics/median.ts';
import { formatShare } from './figures.ts';
import type { Comparison } from './summary.ts';

/** Comparison of two equal variants. */
export interface SameArms {
  /** Subject of the comparison, such as `CPU of the load`. */
  label: string;
  ratio: number;
  verdict: Verdict;
}

/** Times of calibration tasks in the order of measurement, by task. */
export type CalibrationTimes = Readonly<Record<string, readonly number[]>>;

/** Maximum change of a machine's speed during a run, as a share. A larger drift makes the machine unreliable. */
const mostDrift = 0.15;

/** Uses the median drift of several tasks, because a single task varies too much. */
function driftSentences(calibration: CalibrationTimes): string[] {
  const drifts = Object.values(calibration).map(driftOf);
  if (drifts.length === 0 || median(drifts) <= mostDrift) return [];
  return [`The machine's speed moved by ${formatShare(median(drifts))} in the meantime; ${formatShare(mostDrift)} is too much.`];
}

/** Returns messages with reasons to distrust a run's figures; empty if there are none. */
export function reliabilityProblems(same: readonly SameArms[], calibration: CalibrationTimes): string[] {
  const differing = same.filter(({ verdict }) => verdict === 'worse' || verdict === 'better');
  return [
    ...differing.map(
      ({ label, ratio }) => `Two arms that are the same differ by ${formatShare(Math.abs(ratio - 1))}: ${label}.`,
    ),
    ...driftSentences(calibration),
  ];
}

/** Makes all comparisons inconclusive on an unreliable machine. */
export const openIfNoisy = (comparisons: readonly Comparison[], reasons: readonly string[]): Comparison[] =>
  comparisons.map(comparison => (reasons.length > 0 ? { ...comparison, verdict: 'inconclusive' } : comparison));

/** Describes why a machine is too noisy for something, with advice. */
export const noisySentence = (what: string, reasons: readonly string[]): string =>
  [
    `This machine is too noisy ${what}.`,
    ...reasons,
    `Close what else runs on it and try again; "${program} doctor" says more.`,
  ].join(' ');

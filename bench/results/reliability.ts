import { program } from '../sites/own-site.ts';
import type { Verdict } from '../statistics/judge.ts';
import { driftOf, median } from '../statistics/median.ts';
import { formatShare } from './figures.ts';
import type { Comparison } from './summary.ts';

/** Two arms that are the same, compared and judged. */
export interface SameArms {
  /** Subject of the comparison, such as `CPU of the load`. */
  label: string;
  ratio: number;
  verdict: Verdict;
}

/** Times of one calibration task after another, in the order in which they were taken; by the name of the task. */
export type CalibrationTimes = Readonly<Record<string, readonly number[]>>;

/** A machine whose speed moves by more than this share in the course of a run is no scale to measure with. */
const mostDrift = 0.15;

/** The median of several tasks: each alone varies too much. */
function driftSentences(calibration: CalibrationTimes): string[] {
  const drifts = Object.values(calibration).map(driftOf);
  if (drifts.length === 0 || median(drifts) <= mostDrift) return [];
  return [`The machine's speed moved by ${formatShare(median(drifts))} in the meantime; ${formatShare(mostDrift)} is too much.`];
}

/** Why the figures of a run are not to be trusted, in sentences: none if nothing speaks against them. */
export function reliabilityProblems(same: readonly SameArms[], calibration: CalibrationTimes): string[] {
  const differing = same.filter(({ verdict }) => verdict === 'worse' || verdict === 'better');
  return [
    ...differing.map(
      ({ label, ratio }) => `Two arms that are the same differ by ${formatShare(Math.abs(ratio - 1))}: ${label}.`,
    ),
    ...driftSentences(calibration),
  ];
}

/** Leaves all comparisons open on an unreliable machine. */
export const openIfNoisy = (comparisons: readonly Comparison[], reasons: readonly string[]): Comparison[] =>
  comparisons.map(comparison => (reasons.length > 0 ? { ...comparison, verdict: 'inconclusive' } : comparison));

/** Says that a machine is too noisy for something, why, and what to do about it. */
export const noisySentence = (what: string, reasons: readonly string[]): string =>
  [
    `This machine is too noisy ${what}.`,
    ...reasons,
    `Close what else runs on it and try again; "${program} doctor" says more.`,
  ].join(' ');

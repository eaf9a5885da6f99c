import { BenchFailure } from '../failure.ts';
import { type ArmComparison, withConfidence } from './compare-arms.ts';
import { errorPerLook, type Rules } from './judge.ts';
import { normalQuantile } from './normal.ts';

/** Share of slowdowns of the detectable size that a run must find. */
const power = 0.8;

/** Minimum number of rounds for an estimate of the spread. */
const fewestRounds = 6;

/** Confidence of the interval that estimates the spread. It needs few rounds and ignores outliers. */
const spreadConfidence = 0.9;

/**
 * Estimates from two equal variants the smallest slowdown, as a share, that four in five runs with all rounds would
 * call worse. The interval's width shrinks with the square root of the rounds. Throws for too few rounds.
 */
export function detectableEffect(same: ArmComparison, { margin, error, looks }: Rules): number {
  if (same.rounds < fewestRounds) {
    throw new BenchFailure(`Foretelling what can be detected needs ${fewestRounds} rounds: there are ${same.rounds}.`);
  }
  const { low, high } = withConfidence(same, spreadConfidence);
  const seen = Math.log(high / low) / 2 / normalQuantile((1 + spreadConfidence) / 2);
  const expected = seen * Math.sqrt(same.rounds / looks[1]);
  const steps = normalQuantile(1 - errorPerLook(error, looks) / 2) + normalQuantile(power);
  return (1 + margin) * Math.exp(steps * expected) - 1;
}

import { BenchFailure } from '../failure.ts';
import { type ArmComparison, withConfidence } from './compare-arms.ts';
import { errorPerLook, type Rules } from './judge.ts';
import { normalQuantile } from './normal.ts';

/** Share of slowdowns of the detectable size that have to be found. */
const power = 0.8;

/** With fewer rounds there is hardly a spread to be seen. */
const fewestRounds = 6;

/** The confidence whose interval tells most about the spread: it needs few rounds, and outliers have no part in it. */
const spreadConfidence = 0.9;

/**
 * The smallest slowdown, as a share, that four in five runs of so many rounds as the last look has would call worse,
 * foretold from two arms that are the same. Noise counts as it does in the interval: its width shrinks with the root of
 * the rounds. Throws if the rounds are too few to tell.
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

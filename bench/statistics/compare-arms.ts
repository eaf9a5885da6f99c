import { BenchFailure } from '../failure.ts';
import { medianOfSorted } from './median.ts';
import { type Arm, pairRounds } from './pairs.ts';
import { intervalRank, walshAverages } from './signed-rank.ts';

/** An estimate and the interval that holds the truth with the given confidence. */
export interface Interval {
  ratio: number;
  low: number;
  high: number;
  confidence: number;
  /** Where the rounds are too few for this confidence, the interval is no more than the range of what was seen. */
  hasEnoughRounds: boolean;
}

/** Head by base: above 1 where head has more. */
export interface ArmComparison extends Interval {
  rounds: number;
  /** Sentences about what had to be left out or put in. */
  notes: readonly string[];
  /** Of the log-ratios, sorted: what intervals of any confidence are read from. */
  averages: Float64Array;
}

/**
 * Hodges–Lehmann's estimate of what the log-ratios scatter around, with Wilcoxon's signed-rank interval, both as
 * ratios. It asks for no normal distribution, and one round gone astray moves it hardly. Throws if there is no round.
 */
function intervalOf(averages: Float64Array, rounds: number, confidence: number): Interval {
  const rank = intervalRank(rounds, 1 - confidence);
  const end = Math.max(rank, 1);
  const low = averages.at(end - 1);
  const high = averages.at(-end);
  if (low === undefined || high === undefined) throw new BenchFailure('No round has a figure of both arms.');
  return {
    ratio: Math.exp(medianOfSorted(averages)),
    low: Math.exp(low),
    high: Math.exp(high),
    confidence,
    hasEnoughRounds: rank > 0,
  };
}

/** The same comparison with the interval of another confidence. */
export const withConfidence = <Compared extends ArmComparison>(compared: Compared, confidence: number): Compared => ({
  ...compared,
  ...intervalOf(compared.averages, compared.rounds, confidence),
});

/**
 * How much more head has than base, judged by the rounds in which both have a figure. Swapping the arms turns the
 * ratio upside down, scaling both changes nothing. Throws if there is no such round or a figure is below 0.
 */
export function compareArms(base: Arm, head: Arm, confidence = 0.95): ArmComparison {
  const { logRatios, notes } = pairRounds(base, head);
  const averages = walshAverages(logRatios);
  const rounds = logRatios.length;
  return { ...intervalOf(averages, rounds, confidence), rounds, notes, averages };
}

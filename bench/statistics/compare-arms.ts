import { BenchFailure } from '../failure.ts';
import { medianOfSorted } from './median.ts';
import { normalQuantile } from './normal.ts';

/** Maximum number of rounds for the exact distribution; above, the normal approximation is good enough. */
const mostCountedRounds = 60;

/** Returns the probabilities of signed-rank sums from 0 on, if both signs are equally likely. */
function countedProbabilities(rounds: number): Float64Array {
  const most = (rounds * (rounds + 1)) / 2;
  const probabilities = new Float64Array(most + 1);
  probabilities[0] = 1;
  let reached = 0;
  for (let rank = 1; rank <= rounds; rank += 1) {
    reached += rank;
    for (let sum = reached; sum >= 0; sum -= 1) {
      const without = probabilities[sum] ?? 0;
      const withRank = probabilities[sum - rank] ?? 0;
      probabilities[sum] = (without + withRank) / 2;
    }
  }
  return probabilities;
}

/** Caches the probabilities by the number of rounds, because a run needs few of them many times. */
const known = new Map<number, Float64Array>();

function countedRank(rounds: number, error: number): number {
  const probabilities = known.get(rounds) ?? countedProbabilities(rounds);
  known.set(rounds, probabilities);
  let below = 0;
  let rank = 0;
  while (below + (probabilities[rank] ?? 1) <= error / 2) {
    below += probabilities[rank] ?? 1;
    rank += 1;
  }
  return rank;
}

/** Uses the continuity correction, because rank sums are whole numbers and the normal distribution is continuous. */
function approximateRank(rounds: number, error: number): number {
  const mean = (rounds * (rounds + 1)) / 4;
  const deviation = Math.sqrt((rounds * (rounds + 1) * (2 * rounds + 1)) / 24);
  return Math.max(0, Math.floor(mean + normalQuantile(error / 2) * deviation - 0.5) + 1);
}

/**
 * Rank, from either end and counted from 1, of the sorted Walsh averages that bound Wilcoxon's interval. The interval
 * misses the truth with at most the given probability. 0 if the rounds are too few for any such interval.
 *
 * Equal values need no correction: the interval holds its ends, so that they can only make it surer.
 */
export const intervalRank = (rounds: number, error: number): number =>
  rounds <= mostCountedRounds ? countedRank(rounds, error) : approximateRank(rounds, error);

/** Returns the means of all pairs of values, including each value with itself, sorted. */
export function walshAverages(values: readonly number[]): Float64Array {
  const averages = new Float64Array((values.length * (values.length + 1)) / 2);
  let filled = 0;
  for (const [place, value] of values.entries()) {
    for (const other of values.slice(place)) {
      averages[filled] = value + (other - value) / 2;
      filled += 1;
    }
  }
  return averages.sort();
}

/** Figures of a variant by round, from 0; undefined if a round has none. */
type Arm = readonly (number | undefined)[];

interface Pair {
  base: number;
  head: number;
}

function checked(figure: number, round: number): number {
  if (Number.isFinite(figure) && figure >= 0) return figure;
  throw new BenchFailure(`Round ${round + 1} has the figure ${figure}: only figures from 0 on can be compared.`);
}

function pairsOf(base: Arm, head: Arm): Pair[] {
  return Array.from(base).flatMap((figure, round) => {
    const other = head[round];
    if (figure === undefined || other === undefined) return [];
    return [{ base: checked(figure, round), head: checked(other, round) }];
  });
}

/** Returns the value for 0, which has no ratio: half of the smallest figure above 0. */
function standInFor(pairs: readonly Pair[]): number {
  const figures = pairs.flatMap(({ base, head }) => [base, head]).filter(figure => figure > 0);
  return figures.length === 0 ? 1 : Math.min(...figures) / 2;
}

/**
 * Returns the logarithms of head divided by base in rounds with figures of both variants: above 0 if head has more. A
 * figure of 0 counts as half of the smallest figure above 0 in either variant; two figures of 0 are equal. Throws if a
 * figure is negative or not a finite number.
 */
export function logRatios(base: Arm, head: Arm): number[] {
  const pairs = pairsOf(base, head);
  const standIn = standInFor(pairs);
  return pairs.map(pair => Math.log((pair.head || standIn) / (pair.base || standIn)));
}

/** An estimate with its confidence interval. */
export interface Interval {
  ratio: number;
  low: number;
  high: number;
  confidence: number;
  /** False if there are too few rounds for this confidence; then the interval is only the range of the figures. */
  hasEnoughRounds: boolean;
}

/** Ratio of head to base: above 1 if head has more. */
export interface ArmComparison extends Interval {
  rounds: number;
  /** Sorted Walsh averages of the log-ratios, from which intervals of any confidence can be derived. */
  averages: Float64Array;
}

/**
 * Returns the Hodges–Lehmann estimate of the ratio with Wilcoxon's signed-rank interval. It assumes no normal
 * distribution and is robust against single outliers. Throws without rounds.
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

/** Returns the same comparison with an interval of another confidence. */
export const withConfidence = <Compared extends ArmComparison>(compared: Compared, confidence: number): Compared => ({
  ...compared,
  ...intervalOf(compared.averages, compared.rounds, confidence),
});

/**
 * Compares head with base in the rounds with figures of both. Swapping the variants inverts the ratio; scaling both
 * changes nothing. Throws if there is no such round or a figure is negative.
 */
export function compareArms(base: Arm, head: Arm, confidence = 0.95): ArmComparison {
  const ratios = logRatios(base, head);
  const averages = walshAverages(ratios);
  return { ...intervalOf(averages, ratios.length, confidence), rounds: ratios.length, averages };
}

import { normalQuantile } from './normal.ts';

/** Up to so many rounds Wilcoxon's distribution is counted out; above, the normal one is as good. */
const mostCountedRounds = 60;

/** How likely each signed-rank sum, from 0 on, is where either sign is as likely as the other. */
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

/** By the number of rounds: a run asks for the same few over and over. */
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

/** With the continuity correction: a sum of ranks is a whole number, the normal distribution knows no steps. */
function approximateRank(rounds: number, error: number): number {
  const mean = (rounds * (rounds + 1)) / 4;
  const deviation = Math.sqrt((rounds * (rounds + 1) * (2 * rounds + 1)) / 24);
  return Math.max(0, Math.floor(mean + normalQuantile(error / 2) * deviation - 0.5) + 1);
}

/**
 * Which of the sorted Walsh averages, counted from 1 and from either end, bound Wilcoxon's interval that misses the
 * truth with at most the given probability. 0 if the rounds are too few for any such interval.
 *
 * Equal values need no correction: the interval holds its ends, so that they can only make it surer.
 */
export const intervalRank = (rounds: number, error: number): number =>
  rounds <= mostCountedRounds ? countedRank(rounds, error) : approximateRank(rounds, error);

/** The means of all pairs of values, each value with itself, too: sorted. */
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

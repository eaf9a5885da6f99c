import { BenchFailure } from '../failure.ts';

/** Figures of one arm by round, counted from 0: undefined where a round has none. */
export type Arm = readonly (number | undefined)[];

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

const counted = (arm: Arm): number => arm.filter(figure => figure !== undefined).length;

function noteOnMissing(base: Arm, head: Arm, pairs: readonly Pair[]): string[] {
  const alone = counted(base) + counted(head) - 2 * pairs.length;
  return alone === 0 ? [] : [`Left out: ${alone} of the figures have no partner in the other arm.`];
}

/** What stands for 0, of which there is no ratio: half of the smallest figure above it. */
function standInFor(pairs: readonly Pair[]): number {
  const figures = pairs.flatMap(({ base, head }) => [base, head]).filter(figure => figure > 0);
  return figures.length === 0 ? 1 : Math.min(...figures) / 2;
}

/**
 * The log-ratios of the rounds in which both arms have a figure. A figure of 0 counts as half of the smallest figure
 * that is above 0 in either arm, and a note says so; two figures of 0 are equal. Throws if a figure is below 0 or none.
 */
export function pairRounds(base: Arm, head: Arm) {
  const pairs = pairsOf(base, head);
  const standIn = standInFor(pairs);
  const uneven = pairs.filter(pair => (pair.base === 0) !== (pair.head === 0)).length;
  const noteOnZeros = `Rounds with 0 in one arm alone: ${uneven} of ${pairs.length}; 0 counts there as ${standIn}.`;
  return {
    /** Logarithms of head by base: above 0 where head has more. */
    logRatios: pairs.map(pair => Math.log((pair.head || standIn) / (pair.base || standIn))),
    /** Sentences about what had to be left out or put in. */
    notes: [...noteOnMissing(base, head, pairs), ...(uneven === 0 ? [] : [noteOnZeros])],
  };
}

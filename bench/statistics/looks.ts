import { normalDensity, normalProbability, normalQuantile } from './normal.ts';

/** After how many rounds a run is looked at: at the first look it may stop, at the last it ends. */
export type Looks = readonly [first: number, last: number];

/** Two looks: after half of the rounds and after all of them. */
export const plannedLooks = (rounds: number): Looks => [Math.ceil(rounds / 2), rounds];

/** Number of strips for the area under a curve (Simpson's rule needs an even number). */
const strips = 32;

/** Probability that a test errs at one of two looks, if single looks each err with the given probability. */
function errorOfBoth(error: number, [first, last]: Looks): number {
  const bound = normalQuantile(1 - error / 2);
  const correlation = Math.sqrt(first / last);
  const rest = Math.sqrt(1 - correlation ** 2);
  const staysWithin = (at: number): number =>
    normalDensity(at) *
    (normalProbability((bound - correlation * at) / rest) - normalProbability((-bound - correlation * at) / rest));
  let area = staysWithin(0) + staysWithin(bound);
  for (let strip = 1; strip < strips; strip += 1) {
    area += (strip % 2 === 1 ? 4 : 2) * staysWithin((bound * strip) / strips);
  }
  return 1 - 2 * area * (bound / strips / 3);
}

/**
 * Error of each look so that both together err with the given probability at most (Pocock): whoever looks twice has two
 * chances to be fooled. With 0.05 and a look at half of the rounds it is 0.0294: intervals of 97.06 %.
 */
export function errorPerLook(error: number, looks: Looks): number {
  const [first, last] = looks;
  if (first >= last) return error;
  let perLook = error;
  for (let pass = 0; pass < 5; pass += 1) perLook *= error / errorOfBoth(perLook, looks);
  return perLook;
}

/** Returns the probability that a standard normal number is below `bound` (Marsaglia's series). */
export function normalProbability(bound: number): number {
  if (Math.abs(bound) > 8) return bound < 0 ? 0 : 1;
  let sum = bound;
  let term = bound;
  for (let factor = 3; sum + term !== sum; factor += 2) {
    term *= (bound * bound) / factor;
    sum += term;
  }
  return 0.5 + sum * normalDensity(bound);
}

/** Returns the density of the standard normal distribution. */
export const normalDensity = (at: number): number => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);

/** Returns the bound below which a standard normal number has the given probability, by bisection to nine digits. */
export function normalQuantile(probability: number): number {
  let low = -8;
  let high = 8;
  while (high - low > 1e-10) {
    const middle = (low + high) / 2;
    if (normalProbability(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

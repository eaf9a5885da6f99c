/** A standard normal number (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export interface Noise {
  /** Standard deviation of a sample's logarithm. */
  scatter: number;
  /** Standard deviation by which the whole machine moves from round to round; it forgets a tenth of it each round. */
  drift: number;
  /** The share of samples that something else got in the way of, for up to as long as they take themselves. */
  outliers: number;
}

/** A machine as bad as any that figures come from. */
export const noisyMachine: Noise = { scatter: 0.03, drift: 0.1, outliers: 1 / 12 };

/** A time in milliseconds: log-normal, but for the outliers. */
const time = (random: () => number, { scatter, outliers }: Noise): number =>
  100 * Math.exp(scatter * normal(random)) * (random() < outliers ? 1 + random() : 1);

/** Rounds of two arms on one machine whose speed drifts; head takes so many times as long as base. */
export function simulatedArms(random: () => number, rounds: number, ratio: number, noise: Noise) {
  const base: number[] = [];
  const head: number[] = [];
  let speed = 0;
  for (let round = 0; round < rounds; round += 1) {
    speed = 0.9 * speed + noise.drift * normal(random);
    base.push(Math.exp(speed) * time(random, noise));
    head.push(Math.exp(speed) * time(random, noise) * ratio);
  }
  return { base, head };
}

/** The share of so many tries that come out true. */
export function shareOf(tries: number, comesTrue: () => boolean): number {
  let count = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) if (comesTrue()) count += 1;
  return count / tries;
}

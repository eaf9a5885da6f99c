/** Returns a standard normal number (Box–Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export interface Noise {
  /** Standard deviation of a sample's logarithm. */
  scatter: number;
  /**
   * Standard deviation of the machine's change of speed per round. A tenth of the speed's deviation disappears each
   * round.
   */
  drift: number;
  /** Share of samples that something else disturbs, which at most doubles their time. */
  outliers: number;
}

/** A machine as noisy as any real one. */
export const noisyMachine: Noise = { scatter: 0.03, drift: 0.1, outliers: 1 / 12 };

/** Returns a random time in milliseconds: log-normal with outliers. */
const time = (random: () => number, { scatter, outliers }: Noise): number =>
  100 * Math.exp(scatter * normal(random)) * (random() < outliers ? 1 + random() : 1);

/** Simulates rounds of two variants on a machine with drifting speed; head takes `ratio` times as long as base. */
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

/** Returns the share of `tries` attempts that return true. */
export function shareOf(tries: number, comesTrue: () => boolean): number {
  let count = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) if (comesTrue()) count += 1;
  return count / tries;
}

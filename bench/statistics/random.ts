/** Returns a generator of numbers from 0 to below 1, which depend only on the seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the items in a random order; all orders are equally likely (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Returns a function that shuffles lists; the orders depend only on the seed. */
export function seededShuffle(seed: number): <Item>(items: readonly Item[]) => Item[] {
  const random = seededRandom(seed);
  return items => shuffled(items, random);
}

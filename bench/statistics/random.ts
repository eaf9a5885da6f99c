/** Gives numbers from 0 up to, but never, 1 that follow from the seed alone (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same items in a new order; every order is as likely as any other (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Puts lists in an order by chance, one after another, that follows from the seed alone. */
export function seededShuffle(seed: number): <Item>(items: readonly Item[]) => Item[] {
  const random = seededRandom(seed);
  return items => shuffled(items, random);
}

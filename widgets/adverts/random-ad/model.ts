/** Something that is drawn the more often the higher its chance is: 0 or more. */
export interface Weighted {
  chance: number;
}

/**
 * Draws so many, none of them twice: the chances lie end to end, and the one that a random point is on is drawn. An
 * item without a chance is never drawn.
 */
export function draw<Item extends Weighted>(items: readonly Item[], count: number, random = Math.random): Item[] {
  const left = items.filter(({ chance }) => chance > 0);
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    let sum = 0;
    for (const { chance } of left) sum += chance;
    let point = random() * sum;
    const index = left.findIndex(({ chance }) => (point -= chance) < 0);
    // Sums of fractions may miss the last one by a hair.
    drawn.push(...left.splice(index, 1));
  }
  return drawn;
}

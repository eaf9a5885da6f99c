/** An item with its weight in a random choice, 0 or more. */
export interface Weighted {
  chance: number;
}

/**
 * Draws `count` different items, weighted by `chance`: lays the chances end to end, and takes the item at a random
 * point. Never draws an item with the chance 0.
 */
export function draw<Item extends Weighted>(items: readonly Item[], count: number, random = Math.random): Item[] {
  const left = items.filter(({ chance }) => chance > 0);
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    let sum = 0;
    for (const { chance } of left) sum += chance;
    let point = random() * sum;
    const index = left.findIndex(({ chance }) => (point -= chance) < 0);
    // Rounding may place the point after the last item; the index -1 then takes the last one.
    drawn.push(...left.splice(index, 1));
  }
  return drawn;
}

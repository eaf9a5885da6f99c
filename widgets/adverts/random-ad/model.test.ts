import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw } from './model.ts';

/** A generator of numbers from 0 to 1 that says the same in every run: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const chancesOf = (...chances: number[]) => chances.map((chance, id) => ({ chance, id }));

test.each([
  [0, 0], [0.0999, 0], [0.1, 2], [0.2999, 2], [0.3, 3], [0.9999, 3],
])('the point at %d of the sum of chances 1, 0, 2 and 7 draws number %i', (point, id) => {
  expect(draw(chancesOf(1, 0, 2, 7), 1, () => point).map(drawn => drawn.id)).toEqual([id]);
});

test('many draws bring each advert up as often as its chance says', () => {
  const random = seeded(23);
  const items = chancesOf(1, 2, 3, 4, 0);
  const rounds = 20_000;
  const counts = items.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const { id } of draw(items, 1, random)) counts[id] = (counts[id] ?? 0) + 1;
  }
  const squares = items.filter(({ chance }) => chance > 0).map(({ chance, id }) => {
    const expected = (rounds * chance) / 10;
    return ((counts[id] ?? 0) - expected) ** 2 / expected;
  });
  // Three degrees of freedom: one in twenty fair generators goes beyond 7.81. This one is always the same.
  expect(squares.reduce((sum, square) => sum + square)).toBeLessThan(7.81);
  expect(counts[4]).toBe(0);
});

test('the second of two is drawn from the remaining adverts, by their chances', () => {
  const random = seeded(7);
  const rounds = 20_000;
  let lastBoth = 0;
  for (let round = 0; round < rounds; round += 1) {
    const drawn = draw(chancesOf(1, 1, 2), 2, random).map(({ id }) => id);
    if (!drawn.includes(2)) lastBoth += 1;
  }
  // The heavy one is left out where the light ones come first and second: twice 1/4 · 1/3.
  expect(lastBoth / rounds).toBeCloseTo(1 / 6, 2);
});

test('a draw takes as many as there are, none twice and none without a chance', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e9, noNaN: true }))),
      fc.nat(9),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (chances, count, point) => {
        const items = chancesOf(...chances);
        const drawn = draw(items, count, () => point);
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.every(({ chance }) => chance > 0)).toBe(true);
        expect(drawn).toHaveLength(Math.min(count, chances.filter(chance => chance > 0).length));
      },
    ),
  );
});

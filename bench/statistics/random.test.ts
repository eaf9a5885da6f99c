import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, seededShuffle, shuffled } from './random.ts';

test('seededRandom follows Mulberry32', () => {
  const random = seededRandom(1);
  expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('every order of three items is about equally frequent', () => {
  const random = seededRandom(3);
  const orders = Array.from({ length: 6000 }, () => shuffled(['base', 'head', 'twin'], random).join());
  const counts = [...Map.groupBy(orders, order => order).values()].map(({ length }) => length);
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a seed repeats the orders of several lists, and keeps every item', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.array(fc.nat())), (seed, lists) => {
      const [shuffle, again] = [seededShuffle(seed), seededShuffle(seed)];
      for (const list of lists) {
        const order = shuffle(list);
        expect(again(list)).toEqual(order);
        expect(order.toSorted((one, other) => one - other)).toEqual(list.toSorted((one, other) => one - other));
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlinePlaceOf, placesFor } from './model.ts';

test.each([
  ['pushadsinline-12-4', '12', 4],
  ['inline-ads pushadsinline-topic-news-10 wide', 'topic-news', 10],
  ['pushadsinline-1-04', '1', 4],
])('the setting %j names a box and a number', (className, boxId, every) => {
  expect(inlinePlaceOf(className)).toEqual({ boxId, every });
});

test.each(['', 'inline-ads', 'pushadsinline-12-0', 'pushadsinline-12', 'pushadsinline--4', 'pushadsinline-12-NaN', 'xpushadsinline-12-4'])(
  'the setting %j names none, and is reported',
  className => expect(() => inlinePlaceOf(className)).toThrow(`class=${JSON.stringify(className)}`),
);

test('adverts come after every n-th item, counted from those that are there', () => {
  const listOf = (signs: string): boolean[] => [...signs].map(sign => sign === 'A');
  expect(placesFor(listOf('.....'), 2)).toEqual([1, 3]);
  expect(placesFor(listOf('..A...'), 2)).toEqual([4]);
  expect(placesFor(listOf('..A..A'), 2)).toEqual([]);
  expect(placesFor(listOf('.A....'), 3)).toEqual([4]);
  expect(placesFor([], 1)).toEqual([]);
});

test('any list has one advert after every n items once its places are filled', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 9 }), (items, every) => {
      const list = Array.from({ length: items }, () => false);
      for (const place of placesFor(list, every).reverse()) list.splice(place + 1, 0, true);
      expect(placesFor(list, every)).toEqual([]);
      expect(list.filter(Boolean)).toHaveLength(Math.floor(items / every));
    }),
  );
});

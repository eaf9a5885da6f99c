import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlinePlaceOf, placesFor } from './model.ts';

test.each(['', 'inline-ads', 'pushadsinline-12-0', 'pushadsinline-12', 'pushadsinline--4', 'pushadsinline-12-NaN', 'xpushadsinline-12-4'])(
  'the setting %j names none, and is reported',
  className => expect(() => inlinePlaceOf(className)).toThrow(`class=${JSON.stringify(className)}`),
);

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

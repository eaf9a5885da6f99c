import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutNonWord } from './characters.ts';

test.each([
  ['spring-tea 2', 'springtea2'],
  ['a_b;c=d', 'a_bcd'],
  ['آگهی-۳', ''],
])('the word characters of %j are %j', (text, word) => expect(withoutNonWord(text)).toBe(word));

test('any text becomes a valid part of a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const word = withoutNonWord(text);
      expect(word).toMatch(/^[A-Za-z0-9_]*$/);
      expect(withoutNonWord(word)).toBe(word);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

const digit = fc.integer({ min: 0, max: 9 });
const scripts = [0x30, 0x660, 0x6f0];
const between = fc.constantFrom('', ' ', '\u00a0', '\t', '\u200c', '\u200f', '\u2069');

test('a number reads the same in whatever digits and with whatever spaces it is typed', () => {
  const typedDigit = fc.tuple(digit, fc.constantFrom(...scripts), between);
  fc.assert(
    fc.property(fc.array(typedDigit), typed => {
      const text = typed.map(([value, zero, space]) => space + String.fromCharCode(zero + value)).join('');
      expect(typedNumber(text)).toBe(typed.map(([value]) => value).join(''));
    }),
  );
});

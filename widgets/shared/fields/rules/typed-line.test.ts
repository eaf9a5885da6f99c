import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineField } from '../text-fields.ts';
import { cellNumber, isEmail } from './rules.ts';
import { typedInto } from './typed-line.ts';
import { typedNumber } from './typed-number.ts';

const name = lineField({ name: 'author', label: '' });
const email = lineField({ name: 'email', label: '', rule: 'email' });

/** Invisible characters that phones, messengers and word processors insert. */
const invisible = fc.constantFrom(...'\u00ad\u061c\u200b\u200e\u200f\u202a\u202c\u202d\u2060\u2066\u2068\u2069\ufeff');
const withInvisible = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.array(invisible, { maxLength: 2 }), { minLength: text.length + 1, maxLength: text.length + 1 })
    .map(gaps => gaps.map((gap, at) => gap.join('') + text.charAt(at)).join(''));

describe('A line with invisible signs', () => {
  test.each(['sara.karimi+news@mail.dakkeh.ir', 'سارا@دکه.ایران'])('is accepted and stored as the address %s', address => {
    fc.assert(
      fc.property(withInvisible(address), pasted => {
        expect(isEmail(pasted)).toBe(true);
        expect(typedInto(email, pasted)).toBe(address);
      }),
    );
  });

  test('is accepted as the number that is shown', () => {
    fc.assert(
      fc.property(withInvisible('۰۹۱۲ 345-6789'), pasted => {
        expect(cellNumber(pasted)).toBe('+989123456789');
        expect(typedNumber(pasted)).toBe('0912345-6789');
      }),
    );
  });

  test.each(['سارا مهرآذر', 'Sara Karimi', 'علی\u200cرضا'])('is stored as the name %s', seen => {
    fc.assert(
      fc.property(withInvisible(seen), pasted => {
        expect(typedInto(name, pasted)).toBe(seen);
      }),
    );
  });

  test.each([
    ['a joiner at the ends', '\u200cسارا\u200c', 'سارا'],
    ['joiners beside Latin letters and blanks', 'S\u200car\u200da می\u200c\u200cآید\u200c ', 'Sara می\u200cآید'],
    ['a joiner before a dot', 'سارا\u200c.', 'سارا.'],
  ])('loses %s', (_, pasted, seen) => {
    expect(typedInto(name, pasted)).toBe(seen);
  });

  test.each([
    ['the joints of words', 'می\u200cروم'],
    ['the joints of signs', 'سارا 👩\u200d💻'],
    ['a direction of signs', 'زبان C++\u200e است'],
  ])('keeps %s', (_, seen) => {
    expect(typedInto(name, seen)).toBe(seen);
  });

  test('is not changed in a password', () => {
    expect(typedInto({ ...name, type: 'password' }, ' \u200ea ')).toBe(' \u200ea ');
  });

  test.each(['\u200c', '\u200e', ' ', 'ی\u200e', 'ی\u200c+'])('is cleaned quickly even with half a million times %j', part => {
    expect(typedInto(name, `a${part.repeat(500_000)}!`).length).toBeLessThan(2_000_000);
  });

  test('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(name, email), (text, field) => {
        const once = typedInto(field, text);
        expect(typedInto(field, once)).toBe(once);
      }),
    );
    const signs = fc.string({ unit: fc.constantFrom(...'ای a.+\u200c\u200d\u200e\u200f\u00ad\u2066') });
    fc.assert(
      fc.property(signs, text => {
        const once = typedInto(name, text);
        expect(typedInto(name, once)).toBe(once);
      }),
    );
  });
});

const digit = fc.integer({ min: 0, max: 9 });
const scripts = [0x30, 0x660, 0x6f0];
const between = fc.constantFrom('', ' ', '\u00a0', '\t', '\u200c', '\u200f', '\u2069');

test('a number has the same value in any digits and with any spaces', () => {
  const typedDigit = fc.tuple(digit, fc.constantFrom(...scripts), between);
  fc.assert(
    fc.property(fc.array(typedDigit), typed => {
      const text = typed.map(([value, zero, space]) => space + String.fromCharCode(zero + value)).join('');
      expect(typedNumber(text)).toBe(typed.map(([value]) => value).join(''));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LanguageCode, languages } from './languages.ts';
import { pluralCategory } from './plural-category.ts';

const codes = Object.keys(languages) as LanguageCode[];
const isKnown = (code: LanguageCode): boolean => Intl.PluralRules.supportedLocalesOf(languages[code].tag).length > 0;

test('the Unicode locale data have no rule for Tajik alone', () => {
  expect(codes.filter(code => !isKnown(code))).toEqual(['tg']);
  expect(pluralCategory(1, 'tg')).toBe('other');
});

test.each(codes.filter(isKnown))('the language %s counts as the Unicode locale data have it', code => {
  const known = new Intl.PluralRules(languages[code].tag);
  const numbers = fc.oneof(fc.nat(250), fc.nat(3_000_000), fc.nat(9).map(millions => millions * 1_000_000));
  fc.assert(fc.property(numbers, count => pluralCategory(count, code) === known.select(count)), { numRuns: 500 });
});

import { expect, test } from 'vitest';
import fc from 'fast-check';
import { type LanguageCode, languages } from './languages.ts';

test.each(Object.keys(languages) as LanguageCode[])('the language %s has a tag and the direction of its script', code => {
  const { tag, name, direction } = languages[code];
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  const { script = '' } = new Intl.Locale(tag).maximize();
  const scripts: Record<string, RegExp> = { Hans: /\p{Script=Han}/u, Jpan: /[\p{Script=Han}\p{Script=Hiragana}]/u };
  expect(name).toMatch(scripts[script] ?? new RegExp(`^[\\p{Script=${script}}\\p{M}\\s]+$`, 'u'));
  expect(direction).toBe(script === 'Arab' ? 'rtl' : 'ltr');
});

const codes = Object.keys(languages) as LanguageCode[];
const isKnown = (code: LanguageCode): boolean => Intl.PluralRules.supportedLocalesOf(languages[code].tag).length > 0;

test('Unicode locale data lack plural rules only for Tajik', () => {
  expect(codes.filter(code => !isKnown(code))).toEqual(['tg']);
  expect(languages.tg.plural(1)).toBe('other');
});

test.each(codes.filter(isKnown))('the language %s counts as the Unicode locale data have it', code => {
  const known = new Intl.PluralRules(languages[code].tag);
  const numbers = fc.oneof(fc.nat(250), fc.nat(3_000_000), fc.nat(9).map(millions => millions * 1_000_000));
  fc.assert(fc.property(numbers, count => languages[code].plural(count) === known.select(count)), { numRuns: 500 });
});

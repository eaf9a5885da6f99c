import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';
import { type LanguageCode, languages } from './languages.ts';

const lists: Record<LanguageCode, [two: string, four: string]> = {
  ar: ['1 و2', '1 و2 و3 و4'],
  az: ['1 و 2', '1، 2، 3 و 4'],
  azc: ['1 вә 2', '1, 2, 3 вә 4'],
  azl: ['1 və 2', '1, 2, 3 və 4'],
  bn: ['1 এবং 2', '1, 2, 3 এবং 4'],
  bs: ['1 i 2', '1, 2, 3 i 4'],
  ckb: ['1 و 2', '1، 2، 3 و 4'],
  de: ['1 und 2', '1, 2, 3 und 4'],
  en: ['1 and 2', '1, 2, 3 and 4'],
  es: ['1 y 2', '1, 2, 3 y 4'],
  fa: ['1 و 2', '1، 2، 3 و 4'],
  fr: ['1 et 2', '1, 2, 3 et 4'],
  ha: ['1 da 2', '1, 2, 3, da 4'],
  hi: ['1 और 2', '1, 2, 3, और 4'],
  id: ['1 dan 2', '1, 2, 3, dan 4'],
  it: ['1 e 2', '1, 2, 3 e 4'],
  ja: ['1、2', '1、2、3、4'],
  kmr: ['1 û 2', '1, 2, 3 û 4'],
  ku: ['1 û 2', '1, 2, 3 û 4'],
  ms: ['1 dan 2', '1, 2, 3 dan 4'],
  my: ['1 နှင့် 2', '1၊ 2၊ 3 နှင့် 4'],
  pt: ['1 e 2', '1, 2, 3 e 4'],
  ru: ['1 и 2', '1, 2, 3 и 4'],
  sw: ['1 na 2', '1, 2, 3 na 4'],
  tg: ['1 ва 2', '1, 2, 3 ва 4'],
  tl: ['1 at 2', '1, 2, 3, at 4'],
  tr: ['1 ve 2', '1, 2, 3 ve 4'],
  ur: ['1 اور 2', '1، 2، 3 اور 4'],
  zh: ['1和2', '1、2、3和4'],
};

test.each(Object.keys(languages) as LanguageCode[])('names are joined correctly in %s', code => {
  expect([joinNames(['1', '2'], code), joinNames(['1', '2', '3', '4'], code)]).toEqual(lists[code]);
});

test('a single name has no separator, and no names give an empty text', () => {
  for (const code of ['fa', 'de'] as const) expect([joinNames(['1'], code), joinNames([], code)]).toEqual(['1', '']);
});

test.each<[LanguageCode, string[], string]>([
  ['fa', ['نیکا', 'Ana 2', 'Bob'], 'نیکا، \u2068Ana 2\u2069 و \u2068Bob\u2069'],
  ['en', ['Ana', 'نیکا'], 'Ana and \u2068نیکا\u2069'],
  ['ckb', ['هەولێر', '2026'], 'هەولێر و 2026'],
])('a name of the other direction is isolated in %s', (language, names, text) => {
  expect(joinNames(names, language)).toBe(text);
});

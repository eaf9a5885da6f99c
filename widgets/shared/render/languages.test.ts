import { expect, test } from 'vitest';
import { type LanguageCode, languages } from './languages.ts';

test('the interface has all its languages', () => {
  const codes = 'ar az azc azl bn bs ckb de en es fa fr ha hi id it ja kmr ku ms my pt ru sw tg tl tr ur zh'.split(' ');
  expect(Object.keys(languages)).toEqual(codes);
});

test.each(Object.keys(languages) as LanguageCode[])('the language %s has a tag and the direction of its script', code => {
  const { tag, name, direction } = languages[code];
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  const { script = '' } = new Intl.Locale(tag).maximize();
  const scripts: Record<string, RegExp> = { Hans: /\p{Script=Han}/u, Jpan: /[\p{Script=Han}\p{Script=Hiragana}]/u };
  expect(name).toMatch(scripts[script] ?? new RegExp(`^[\\p{Script=${script}}\\p{M}\\s]+$`, 'u'));
  expect(direction).toBe(script === 'Arab' ? 'rtl' : 'ltr');
});

import { expect, test } from 'vitest';
import { languages } from '../render/languages.ts';
import { writtenLanguages } from '../render/words.ts';
import { languageCode } from './language-code.ts';

test.each(writtenLanguages)('the language tag %s has messages', code => {
  expect(languageCode(languages[code].tag)).toBe(code);
});

test.each([
  ['ku', 'kmr'], ['ku-Latn-TR', 'kmr'], ['ku-Arab-IQ', 'ckb'], ['az', 'azl'], ['az-IR', 'az'],
  ['az-Cyrl-AZ', 'azc'], ['fil-PH', 'tl'], ['pt-BR', 'pt'], ['zh-Hant-TW', 'zh'], ['FA-ir', 'fa'],
  ['de-CH-1996', 'de'],
])('a page in %s gets the messages of %s', (tag, code) => {
  expect(languageCode(tag)).toBe(code);
});

test.each(['', 'sv', 'x-klingon', 'constructor', 'e', 'en_US'])('the language tag %j has no messages', tag => {
  expect(languageCode(tag)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { languages } from '../render/languages.ts';
import { writtenLanguages } from '../render/words.ts';
import { languageCode } from './language-code.ts';

test.each(writtenLanguages)('the tag of %s has its sentences', code => {
  expect(languageCode(languages[code].tag)).toBe(code);
});

test.each(['', 'sv', 'x-klingon', 'constructor', 'e', 'en_US'])('the tag %j has no sentences', tag => {
  expect(languageCode(tag)).toBeUndefined();
});

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import pollWords from '../../forms/poll/words.json' with { type: 'json' };
import { type Words, wordsFor, writtenLanguages as codes } from './words.ts';

const widgets = resolve(import.meta.dirname, '../..');
const files = globSync('**/words.json', { cwd: widgets });

type Code = keyof Words<string>;

const sentencesOf = (words: Words<string>, code: Code): string[] => Object.values(words[code]);
const placeholders = (sentence = ''): string[] => (sentence.match(/\{.*?\}/g) ?? []).toSorted();
/** A single word may be borrowed, like `Video`. Several words are a missing translation. */
const isPhrase = (sentence: string): boolean => /\p{L}[^\p{L}]*\s[^\p{L}]*\p{L}/u.test(sentence.replace(/\{.*?\}/g, ''));

/**
 * Finds languages that have copied all messages of another language, and single messages copied from Persian or
 * English.
 */
function copiesIn(words: Words<string>): string[] {
  const all = (code: Code): string => JSON.stringify(words[code]);
  const isAlone = Object.keys(words.fa).length === 1;
  const languagesCopied = isAlone ? [] : codes.flatMap((code, index) =>
    codes
      .slice(0, index)
      .filter(other => all(code) === all(other))
      .map(other => `${code} is ${other}`),
  );
  const phrasesCopied = (['fa', 'en'] as const).flatMap(origin =>
    codes
      .filter(code => code !== origin)
      .flatMap(code =>
        Object.entries(words[code])
          .filter(([name, sentence]) => sentence === words[origin][name] && isPhrase(sentence))
          .map(([name]) => `${name} in ${code} is ${origin}`),
      ),
  );
  return [...languagesCopied, ...phrasesCopied];
}

test('all words.json files are found', () => {
  expect(files).toEqual(expect.arrayContaining(['forms/poll/words.json', 'shared/fields/captcha/words.json']));
});

describe.each(files)('%s', file => {
  const words = JSON.parse(readFileSync(join(widgets, file), 'utf8')) as Words<string>;

  test('has the same placeholders in every language', () => {
    for (const code of codes) {
      for (const [name, sentence] of Object.entries(words[code])) {
        expect(sentence, `${code} ${name}`).toBe(sentence.trim());
        expect(sentence, `${code} ${name}`).not.toBe('');
        expect(placeholders(sentence), `${code} ${name}`).toEqual(placeholders(words.fa[name]));
      }
    }
  });

  test('has its own messages in every language', () => {
    expect(copiesIn(words)).toEqual([]);
  });

  test('has typographic quotation marks and apostrophes', () => {
    for (const code of codes) {
      expect(sentencesOf(words, code).filter(sentence => /['"]/.test(sentence)), code).toEqual([]);
    }
  });
});

test.each<[string, Words<string>, string[]]>([
  ['all Persian', { ...pollWords, tr: pollWords.fa }, ['tr is fa', 'vote in tr is fa']],
  ['all English', { ...pollWords, fr: pollWords.en }, ['fr is en', 'counted in fr is en']],
  ['all another one’s', { ...pollWords, pt: pollWords.es }, ['pt is es']],
  ['one English sentence', { ...pollWords, de: { ...pollWords.de, counted: pollWords.en.counted } }, ['counted in de is en']],
])('a language that has copied %s is found', (_, words, copies) => {
  expect(copiesIn(words)).toEqual(expect.arrayContaining(copies));
});

test.each<[string, Code]>([
  ['en', 'en'],
  ['ku', 'kmr'],
])('the code %s uses the messages of %s', (code, written) => {
  expect(wordsFor(pollWords, code)).toBe(pollWords[written]);
});

test.each(['', 'xx', 'constructor', '__proto__'])('the unknown language %j uses Persian', code => {
  expect(wordsFor(pollWords, code)).toBe(pollWords.fa);
});

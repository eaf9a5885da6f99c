import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/build/paths.ts';
import { languages } from '../../widgets/shared/render/languages.ts';
import { writtenLanguages } from '../../widgets/shared/render/words.ts';
import { cellNumber } from '../../widgets/shared/fields/rules/rules.ts';
import glossary from './glossary.json' with { type: 'json' };

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const all = globSync('widgets/**/words.json', { cwd: root, exclude: ['widgets/dist/**'] }).map(
  path => [basename(dirname(path)), JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Words] as const,
);

/** Returns the sentence of a place such as `poll.vote`: the folder's name and the key in its words.json. */
function sayingOf(place: string, language: string): string {
  const [folder, key = ''] = place.split('.');
  const said = all.flatMap(([name, words]) => (name === folder ? (words[language]?.[key] ?? []) : []));
  if (said.length !== 1) throw new Error(`${said.length} sentences are called ${place} in ${language}`);
  return said.join('');
}

/** Returns true if a text contains one of the stems, which are separated by `|`. */
const has = (text: string, stems: string): boolean => stems.split('|').some(stem => text.includes(stem));

describe.each(writtenLanguages)('the words of %s', language => {
  const terms: Readonly<Record<string, string>> = glossary.words[language];

  test.each(Object.entries(glossary.places))('use the term of the glossary: %s', (term, places) => {
    const stems = terms[term] ?? '';
    expect(stems).toMatch(/\S/);
    const { tag } = languages[language];
    const others = places.filter(place => !has(sayingOf(place, language).toLocaleLowerCase(tag), stems));
    expect(others).toEqual([]);
  });

  test('give a valid mobile number as an example, from Iran only in Persian and Azerbaijani', () => {
    const [example = ''] = /\+?[\d۰-۹٠-٩]{9,}/.exec(sayingOf('fields.cellInvalid', language)) ?? [];
    const number = cellNumber(example);
    expect(number).not.toBeNull();
    expect(number?.startsWith('+98')).toBe(language === 'fa' || language === 'az');
  });
});

/** Returns words in the wrong form of address: formal instead of informal, or the reverse. */
const otherWords = (text: string, words: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter(word => words.split(' ').includes(word));

test.each(Object.entries(glossary.otherAddress))('the words of %s use one form of address', (language, words) => {
  const said = all.flatMap(([folder, sentences]) =>
    Object.entries(sentences[language] ?? {}).map(([key, text]) => [`${folder}.${key}`, otherWords(text, words)] as const),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(([, found]) => found.length > 0)).toEqual([]);
});

test('a sentence in the wrong form of address is found', () => {
  expect(otherWords('La tua posizione: scelga lei la città.', glossary.otherAddress.it)).toEqual(['scelga', 'lei']);
});

test('a term with another stem is found', () => {
  expect(has('rate this', 'vote|poll')).toBe(false);
});

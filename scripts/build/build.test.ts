import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writtenLanguages } from '../../widgets/shared/render/words.ts';
import { freshFolder } from '../test/fresh-folder.ts';
import { checkWords } from './build.ts';
import { root } from './paths.ts';

const whole = Object.fromEntries(writtenLanguages.map(code => [code, { like: 'Like', title: 'Vote' }]));
const { fr, ...withoutFrench } = whole;

const { at, write } = freshFolder();

const check = (words: object) => (): void => {
  write('widgets/article/like/words.json', JSON.stringify(words));
  checkWords(at());
};

test('the words of this checkout are complete', () => {
  expect(() => checkWords()).not.toThrow();
  expect(check(whole)).not.toThrow();
});

test.each<[string, object, string]>([
  ['lacks a language', withoutFrench, 'add fr.'],
  ['has an unknown language', { ...whole, xx: fr }, 'take out xx.'],
  ['has a language that only leads to another one', { ...whole, ku: fr }, 'take out ku.'],
  ['lacks a sentence', { ...whole, fr: { title: 'Vote' } }, 'add like in fr.'],
  ['has a sentence that Persian lacks', { ...whole, fr: { ...fr, extra: '' } }, 'take out extra in fr.'],
])('words that %s are refused with what to change', (_, words, change) => {
  expect(check(words)).toThrow(`widgets/article/like/words.json: ${change}`);
});

test.each(globSync('widgets/**/words.json', { cwd: root }))('names in %s are isolated in direction', path => {
  // Labels of buttons are only heard and have no direction.
  const heard = ['widgets/media/lazy-video/words.json'];
  const words = JSON.stringify(JSON.parse(readFileSync(resolve(root, path), 'utf8')));
  const named = words.match(/.\{(name|team|title)\}./g) ?? [];
  if (!heard.includes(path)) for (const place of named) expect(place).toMatch(/^\u2068.*\u2069$/);
});

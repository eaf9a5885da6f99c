import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { news } from '../../fixtures/content/content.ts';
import { characters } from './fonts.ts';
import { root } from './paths.ts';

const arabicLetters = (text: string): string[] => text.match(/[\p{Script=Arabic}\u200c]/gu) ?? [];
const lacking = (text: string): string[] =>
  [...new Set(arabicLetters(text))].filter(letter => !characters.includes(letter));

test('the font has every letter of the stories', () => {
  const stories = news.filter(({ language }) => language === 'fa');
  expect(stories.length).toBeGreaterThan(10);
  expect(lacking(JSON.stringify(stories))).toEqual([]);
});

test.each(globSync('widgets/**/words.json', { cwd: root }))(
  'the font has every letter of what %s says in Persian and in Arabic',
  path => {
    const words = JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Record<string, unknown>;
    expect(lacking(JSON.stringify([words.fa, words.ar]))).toEqual([]);
  },
);

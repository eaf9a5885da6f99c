import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { news } from '../../fixtures/newsroom/content/content.ts';
import { buildFonts, characters, type FontLanguage, withMarksOf } from './fonts.ts';
import { root } from './paths.ts';

const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const arabicLetters = (text: string): string[] => text.match(/[\p{Script=Arabic}\u0660-\u0669\u200c]/gu) ?? [];
const lacking = (text: string, has: string): string[] =>
  [...new Set(arabicLetters(text))].filter(letter => !has.includes(letter));

test("the fonts contain every letter of the newsroom's texts", () => {
  const texts = globSync('fixtures/newsroom/content/**/*.{ts,json}', { cwd: root });
  expect(texts.length).toBeGreaterThan(10);
  expect(lacking(texts.map(read).join(''), Object.values(characters).join(''))).toEqual([]);
});

describe.each(Object.keys(characters) as FontLanguage[])('the font of %s', language => {
  const has = characters[language];

  test('contains every letter of its stories', () => {
    const stories: readonly { language: string }[] = news;
    expect(lacking(JSON.stringify(stories.filter(story => story.language === language)), has)).toEqual([]);
  });

  test.each(globSync('widgets/**/words.json', { cwd: root }))('contains every letter of %s', path => {
    const words = JSON.parse(read(path)) as Record<string, unknown>;
    expect(lacking(JSON.stringify(words[language] ?? ''), has)).toEqual([]);
  });

  test('lists no character twice', () => {
    expect([...new Set(has)].join('')).toBe(has);
  });
});

test('fonts keep the budget of the first paint, and have unique names', async () => {
  const fonts = [...(await buildFonts()).values()];
  for (const { content } of fonts) expect(content.length).toBeLessThan(17_000);
  expect(new Set(fonts.map(({ name }) => name)).size).toBe(fonts.length);
});

test("withMarksOf refuses fonts with different glyph numbers", async () => {
  const source = readFileSync(resolve(root, 'node_modules/vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf'));
  const [one, other] = await Promise.all(['اب', 'ابپ'].map(text => subsetFont(source, text, { targetFormat: 'sfnt' })));
  if (!one || !other) throw new Error('There are no fonts');
  expect(() => withMarksOf(one, other)).toThrow('differ in');
  expect(withMarksOf(one, one).length).toBeGreaterThan(0);
});

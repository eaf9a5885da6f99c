import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themes } from '../../fixtures/newsroom/catalogue/themes.ts';
import { buildBoxStyles, layered } from '../../scripts/build/box-styles.ts';
import { renderTokens, tokensOf } from '../../scripts/build/documents/documentation.ts';
import { root } from '../../scripts/build/paths.ts';
import { buildStyles } from '../../scripts/build/styles.ts';
import meanings from '../../styles/tokens.json';

const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const named = Object.keys(meanings).sort();

const addressed = globSync('{styles,widgets}/**/*.css', { cwd: root }).flatMap(path =>
  Array.from(read(path).matchAll(/url\("([^":]+)"\)/g), ([, name = '']): [string, string] => [name, name]),
);
const sheets = await buildStyles(new Map(addressed));
const boxes = buildBoxStyles(sheets);

test('text has eight sizes, which the build inlines', () => {
  const scale = [...tokensOf(read('styles/scale.css')).keys()];
  expect(scale.filter(name => name.startsWith('size-'))).toHaveLength(7);
  const printed = Object.values(sheets).map(({ css }) => css).join('');
  expect(scale.filter(name => printed.includes(`--${name}`))).toEqual([]);
});

test('the documentation lists exactly the tokens that host pages can set', () => {
  const settable = Array.from(boxes.matchAll(/var\(--dakkeh-([\w-]+)/g), ([, name = '']) => name);
  expect([...new Set(settable)].sort()).toEqual(named);
});

test('the documentation lists every token with its value by day and by night', () => {
  const told = renderTokens();
  const light = tokensOf(read('styles/tokens.css'));
  expect([...light.keys(), 'measure'].sort()).toEqual(named);
  for (const [name, value] of light) expect(told).toContain(`| \`--dakkeh-${name}\` | ${meanings[name as keyof typeof meanings]} | \`${value}\` |`);
  for (const [name, value] of tokensOf(read('styles/dark.css'))) {
    expect(told.split('\n').find(row => row.startsWith(`| \`--dakkeh-${name}\` `))).toContain(`| \`${value}\` |`);
  }
});

describe.each(Object.keys(themes))('the theme %s', name => {
  const css = read(`fixtures/newsroom/catalogue/themes/${name}.css`);

  test('sets only tokens', () => {
    const declared = Array.from(css.matchAll(/^\s+([\w-]+): /gm), ([, property = '']) => property);
    expect(declared.length).toBeGreaterThan(20);
    expect(declared.filter(property => !named.includes(property.replace(/^--dakkeh-/, '')))).toEqual([]);
  });

  test('differs from ours in fonts, lines and corners as well as in colours', () => {
    const [theirs, ours] = [tokensOf(css), tokensOf(read('styles/tokens.css'))];
    for (const token of ['text', 'line-height', 'heading', 'radius', 'accent', 'paper']) {
      expect(theirs.get(token)).toBeDefined();
      expect(theirs.get(token)).not.toBe(ours.get(token));
    }
  });
});

test('the layered stylesheet is the same, with a fallback for browsers without layers', () => {
  expect(layered('a{b:c}')).toBe('@layer dakkeh{a{b:c}}@supports not (all:revert-layer){a{b:c}}');
  expect(boxes).not.toMatch(/@(import|charset|namespace|layer)/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTheme } from './theme.ts';

const folder = mkdtempSync(join(tmpdir(), 'dakkeh-theme-'));
const file = join(folder, 'brand.css');
afterAll(() => rmSync(folder, { recursive: true }));

test('a valid theme is not changed', () => {
  const css = '/* Not an @import, nor a url(x.png). */\na { background: url("/a.png") url(data:,) url(https://b.example) }\n';
  writeFileSync(file, css);
  expect(readTheme(file)).toBe(css);
});

test.each([
  ['@import "tokens.css";', /@import/],
  ['a { background: url(paper.png) }', /"paper\.png"/],
  ["a { background: url('../paper.png') }", /"\.\.\/paper\.png"/],
])('a theme with %s is refused', (css, sentence) => {
  writeFileSync(file, css);
  expect(() => readTheme(file)).toThrow(sentence);
});

test('a missing theme or a folder is refused', () => {
  expect(() => readTheme(join(folder, 'none.css'))).toThrow(/There is no stylesheet .*none\.css/);
  expect(() => readTheme(folder)).toThrow(/There is no stylesheet/);
});

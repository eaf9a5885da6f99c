import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesWithoutLimit, limitForWidget, readFileLimits } from './file-limits.ts';
import { writeJson } from './write-json.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

const limits = readFileLimits();
const { at, write } = freshFolder();

test('.size-limit.json has the format that the bench writes', () => {
  expect(readFileSync('.size-limit.json', 'utf8')).toBe(`${writeJson(limits)}\n`);
});

test('names and paths of file limits are unique', () => {
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  expect(new Set(limits.map(({ path }) => path)).size).toBe(limits.length);
});

test('filesWithoutLimit finds a widget\'s file without a limit', () => {
  for (const name of ['poll', 'crossword']) write(`dist/size/widgets/${name}.js`);
  expect(filesWithoutLimit(limits, at())).toEqual(['dist/size/widgets/crossword.js']);
});

test('limitForWidget allows 5 % growth, and at least 40 bytes', () => {
  expect([200, 800, 801, 2000].map(limitForWidget)).toEqual([240, 840, 842, 2100]);
});

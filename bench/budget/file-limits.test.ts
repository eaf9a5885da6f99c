import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesWithoutLimit, limitForWidget, readFileLimits } from './file-limits.ts';
import { writeJson } from './write-json.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

const limits = readFileLimits();
const { at, write } = freshFolder();

test('the limits of files are written as the bench would write them', () => {
  expect(readFileSync('.size-limit.json', 'utf8')).toBe(`${writeJson(limits)}\n`);
});

test('no two limits have one name, or are about one file', () => {
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  expect(new Set(limits.map(({ path }) => path)).size).toBe(limits.length);
});

test('a file of a widget that no limit is about is found', () => {
  for (const name of ['poll', 'crossword']) write(`dist/size/widgets/${name}.js`);
  expect(filesWithoutLimit(limits, at())).toEqual(['dist/size/widgets/crossword.js']);
});

test('a widget may grow by 5 %, and a small one by 40 bytes', () => {
  expect([200, 800, 801, 2000].map(limitForWidget)).toEqual([240, 840, 842, 2100]);
});

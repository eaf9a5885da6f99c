import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileBudget } from '../budget.ts';
import { budgetedFiles } from './files.ts';

let folder: string;

const budgetOf = (name: string, path: string | string[]): FileBudget => ({
  name,
  path,
  owner: 'widgets',
  why: 'To try it.',
  slack: 0.02,
  history: [{ change: 0, limit: 2000, measured: 1900 }],
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-size-'));
  mkdirSync(join(folder, 'widgets'));
  for (const file of ['kernel.js', 'widgets/like.js', 'widgets/poll.js']) writeFileSync(join(folder, file), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a name with a star is one budget for each file', () => {
  expect(budgetedFiles(budgetOf('widget *', 'widgets/*.js'), folder)).toEqual([
    { name: 'widget like', files: ['widgets/like.js'] },
    { name: 'widget poll', files: ['widgets/poll.js'] },
  ]);
});

test('a name without a star is one budget for all files together', () => {
  expect(budgetedFiles(budgetOf('widgets', 'widgets/*.js'), folder)).toEqual([
    { name: 'widgets', files: ['widgets/like.js', 'widgets/poll.js'] },
  ]);
});

test('a file can be left out, for a budget of its own', () => {
  expect(budgetedFiles(budgetOf('widget *', ['widgets/*.js', '!widgets/poll.js']), folder)).toHaveLength(1);
});

test('a budget for what is gone is an error, also where others of it are there', () => {
  expect(() => budgetedFiles(budgetOf('runtime', 'runtime.js'), folder)).toThrow('The budget "runtime" finds nothing at runtime.js');
  const pair = budgetOf('two', ['widgets/like.js', 'widgets/gone.js']);
  expect(() => budgetedFiles(pair, folder)).toThrow('finds nothing at widgets/gone.js');
});

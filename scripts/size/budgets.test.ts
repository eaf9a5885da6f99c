import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetsOf, bytesOf, line } from './budgets.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-size-'));
  mkdirSync(join(folder, 'widgets'));
  for (const file of ['kernel.js', 'widgets/like.js', 'widgets/poll.js']) writeFileSync(join(folder, file), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a limit is in bytes or in thousands of them', () => {
  expect(bytesOf('2100 B')).toBe(2100);
  expect(bytesOf('2.1 kB')).toBe(2100);
  expect(() => bytesOf('2 KiB')).toThrow('"2 KiB" is no limit');
});

test('a name with a star is one budget for each file', () => {
  expect(budgetsOf({ name: 'widget *', path: 'widgets/*.js', limit: '2 kB' }, folder)).toEqual([
    { name: 'widget like', files: ['widgets/like.js'], limit: 2000, brotli: true },
    { name: 'widget poll', files: ['widgets/poll.js'], limit: 2000, brotli: true },
  ]);
});

test('a name without a star is one budget for all files together', () => {
  const [budget] = budgetsOf({ name: 'widgets', path: 'widgets/*.js', limit: '2 kB', brotli: false }, folder);
  expect(budget).toMatchObject({ files: ['widgets/like.js', 'widgets/poll.js'], brotli: false });
});

test('a file can be left out, for a budget of its own', () => {
  const path = ['widgets/*.js', '!widgets/poll.js'];
  expect(budgetsOf({ name: 'widget *', path, limit: '2 kB' }, folder)).toHaveLength(1);
});

test('an entry that finds no file is an error', () => {
  const entry = { name: 'runtime', path: 'runtime.js', limit: '7 kB' };
  expect(() => budgetsOf(entry, folder)).toThrow('runtime: nothing to measure at runtime.js');
});

test('a line shows the figure beside its budget, and by how much it is over', () => {
  const budget = { name: 'kernel', files: ['kernel.js'], limit: 2100, brotli: true };
  expect(line(budget, 2100)).toMatch(/✓ {2}kernel +2,100 B of +2,100 B +100 %$/);
  expect(line(budget, 2163)).toMatch(/✗ {2}kernel +2,163 B of +2,100 B +103 % +63 B too many$/);
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasChangedSince } from './staleness.ts';

const long = new Date('2020-01-01');
const built = new Date('2021-01-01').getTime();
let folder: string;

const age = (...paths: string[]): void => paths.forEach(path => utimesSync(join(folder, path), long, long));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-staleness-'));
  mkdirSync(join(folder, 'kernel'));
  writeFileSync(join(folder, 'kernel/kernel.ts'), '');
  age('kernel/kernel.ts', 'kernel');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('nothing changed is not stale', () => {
  expect(hasChangedSince(built, folder)).toBe(false);
});

test('a changed source is', () => {
  writeFileSync(join(folder, 'kernel/kernel.ts'), 'changed');
  expect(hasChangedSince(built, folder)).toBe(true);
});

test('a removed source is', () => {
  rmSync(join(folder, 'kernel/kernel.ts'));
  expect(hasChangedSince(built, folder)).toBe(true);
});

test('another lockfile is', () => {
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(hasChangedSince(built, folder)).toBe(true);
});

test('a changed test is not', () => {
  writeFileSync(join(folder, 'kernel/kernel.test.ts'), '');
  age('kernel');
  expect(hasChangedSince(built, folder)).toBe(false);
});

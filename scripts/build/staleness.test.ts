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

test('a build without changed sources is not stale', () => {
  expect(hasChangedSince(built, folder)).toBe(false);
});

test.each<[string, (path: string) => void]>([
  ['a changed source', path => writeFileSync(path, 'changed')],
  ['a removed source', path => rmSync(path)],
  ['another lockfile', () => writeFileSync(join(folder, 'package-lock.json'), '{}')],
])('%s makes a build stale', (_, change) => {
  change(join(folder, 'kernel/kernel.ts'));
  expect(hasChangedSince(built, folder)).toBe(true);
});

test('a changed test does not make a build stale', () => {
  writeFileSync(join(folder, 'kernel/kernel.test.ts'), '');
  age('kernel');
  expect(hasChangedSince(built, folder)).toBe(false);
});

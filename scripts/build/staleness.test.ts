import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { hasChangedSince } from './staleness.ts';
import { freshFolder } from '../test/fresh-folder.ts';

const long = new Date('2020-01-01');
const built = new Date('2021-01-01').getTime();
const { at, write } = freshFolder();

const age = (...paths: string[]): void => paths.forEach(path => utimesSync(at(path), long, long));

beforeEach(() => {
  write('kernel/boot.ts');
  age('kernel/boot.ts', 'kernel');
});

test('a build without changed sources is not stale', () => {
  expect(hasChangedSince(built, at())).toBe(false);
});

test.each<[string, (path: string) => void]>([
  ['a changed source', path => writeFileSync(path, 'changed')],
  ['a removed source', path => rmSync(path)],
  ['another lockfile', () => write('package-lock.json', '{}')],
])('%s makes a build stale', (_, change) => {
  change(at('kernel/boot.ts'));
  expect(hasChangedSince(built, at())).toBe(true);
});

test('a changed test does not make a build stale', () => {
  write('kernel/boot.test.ts');
  age('kernel');
  expect(hasChangedSince(built, at())).toBe(false);
});

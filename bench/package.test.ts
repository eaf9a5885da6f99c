import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/build/paths.ts';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
}

const read = (path: string): PackageFile => JSON.parse(readFileSync(resolve(root, path, 'package.json'), 'utf8')) as PackageFile;

test('the package requires the versions that the bench is tested with', () => {
  const { dependencies = {} } = read('bench');
  const installed = Object.keys(dependencies).map(name => [name, read(`node_modules/${name}`).version]);
  expect(dependencies).toEqual(Object.fromEntries(installed));
});

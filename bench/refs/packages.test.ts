import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringPackages, isInstalled } from './packages.ts';

const lock = { '': {}, 'node_modules/one': { version: '1.0.0' } };
let parent: string;

const write = (path: string, packages: object): void => writeFileSync(join(parent, path), JSON.stringify({ packages }));
const repository = () => ({ folder: join(parent, 'repository'), cache: join(parent, 'cache') });

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'dakkeh-packages-')));
  for (const folder of ['repository/node_modules', 'one', 'two', 'programs']) {
    mkdirSync(join(parent, folder), { recursive: true });
  }
  for (const checkout of ['one', 'two']) writeFileSync(join(parent, checkout, 'package.json'), '{}');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

/** Puts an npm on the only PATH there is. */
function npm(script: string): void {
  writeFileSync(join(parent, 'programs/npm'), `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', join(parent, 'programs'));
}

test('what is installed serves a lock that names less', () => {
  expect(isInstalled(lock, { ...lock, 'node_modules/two': { version: '2.0.0' } })).toBe(true);
});

test('another version or a missing package does not', () => {
  expect(isInstalled(lock, { 'node_modules/one': { version: '1.0.1' } })).toBe(false);
  expect(isInstalled(lock, {})).toBe(false);
});

test('packages of other machines may be missing', () => {
  expect(isInstalled({ 'node_modules/mac': { version: '1.0.0', optional: true } }, {})).toBe(true);
});

test('a checkout with the same lock has our packages', () => {
  write('repository/node_modules/.package-lock.json', lock);
  write('one/package-lock.json', lock);
  bringPackages(join(parent, 'one'), repository());
  expect(realpathSync(join(parent, 'one/node_modules'))).toBe(join(parent, 'repository/node_modules'));
});

test('checkouts with another lock have packages of their own, which are installed once', () => {
  npm('mkdir node_modules && echo "$1" >> ../../../calls');
  write('repository/node_modules/.package-lock.json', {});
  for (const checkout of ['one', 'two']) {
    write(`${checkout}/package-lock.json`, lock);
    bringPackages(join(parent, checkout), repository());
  }
  const folders = ['one', 'two'].map(checkout => realpathSync(join(parent, checkout, 'node_modules')));
  expect(new Set(folders).size).toBe(1);
  expect(readFileSync(join(parent, 'calls'), 'utf8')).toBe('ci\n');
  expect(folders[0]).toContain(join(parent, 'cache/packages'));
});

test('an npm that fails is told with what it said, and nothing is kept', () => {
  npm('echo "npm error the network is gone" >&2; exit 1');
  write('one/package-lock.json', lock);
  expect(() => bringPackages(join(parent, 'one'), repository())).toThrow(/npm ci.*has failed.*the network is gone/s);
  expect(existsSync(join(parent, 'one/node_modules'))).toBe(false);
});

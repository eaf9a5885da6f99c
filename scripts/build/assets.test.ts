import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldAssets, writeAsset } from './assets.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;

const write = (path: string, text = path) => writeAsset(folder, path, Buffer.from(text));
const isThere = (path: string): boolean => existsSync(join(folder, path));

/** Makes a file as old as that. */
function age(path: string, days: number): void {
  const time = new Date(Date.now() - days * day);
  utimesSync(join(folder, path), time, time);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakkeh-assets-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an asset is written with its compressed copies, and its sizes are returned', async () => {
  const text = 'export default () => undefined;\n'.repeat(20);
  const { raw, gzip, brotli } = await write('AAAAAAAA/poll.js', text);
  expect(readdirSync(join(folder, 'AAAAAAAA')).sort()).toEqual(['poll.js', 'poll.js.br', 'poll.js.gz']);
  expect(raw).toBe(text.length);
  expect(brotli).toBeLessThan(gzip);
  expect(gzip).toBeLessThan(raw);
  expect(await write('AAAAAAAA/poll.js', text)).toEqual({ raw, gzip, brotli });
});

test('a shared chunk stays as long as a new build uses it', async () => {
  for (const path of ['shared/chunk-AAAAAAAA.js', 'shared/chunk-BBBBBBBB.js']) {
    await write(path);
    age(path, 31);
  }
  await write('shared/chunk-AAAAAAAA.js');
  await removeOldAssets(folder);
  expect(isThere('shared/chunk-AAAAAAAA.js')).toBe(true);
  expect(isThere('shared/chunk-AAAAAAAA.js.br')).toBe(true);
  expect(isThere('shared/chunk-BBBBBBBB.js')).toBe(false);
});

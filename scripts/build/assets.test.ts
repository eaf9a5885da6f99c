import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { freshFolder } from '../test/fresh-folder.ts';
import { mapWithCompileHint, withCompileHint, writeAsset } from './assets.ts';

const { at } = freshFolder();

test('a compile hint is a line of its own, and the source map accounts for it', () => {
  const script = withCompileHint('export const one=1;');
  const map = mapWithCompileHint({ version: 3, sources: ['one.ts'], names: [], mappings: 'AAEA' });
  const lines = script.split('\n');
  expect(lines).toEqual(['//# allFunctionsCalledOnLoad', 'export const one=1;']);
  expect(originalPositionFor(new TraceMap(map), { line: 2, column: 0 })).toMatchObject({ source: 'one.ts', line: 3 });
});

test('a file that gains or loses the hint replaces that of an earlier build, and no other version does', async () => {
  const name = 'chunk-AAAAAAAA.js';
  const plain = 'export const one=1;';
  for (const text of [plain, withCompileHint(plain), plain]) {
    await writeAsset(at(), name, Buffer.from(text));
    expect(readFileSync(at(name), 'utf8')).toBe(text);
    expect(String(brotliDecompressSync(readFileSync(at(`${name}.br`))))).toBe(text);
  }
  await expect(writeAsset(at(), name, Buffer.from('export const one=2;'))).rejects.toThrow('share a hash');
});

import { createHash } from 'node:crypto';
import { globSync, readFileSync, utimesSync } from 'node:fs';
import { brotliDecompressSync, type BrotliOptions } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { freshFolder } from '../test/fresh-folder.ts';
import { mapWithCompileHint, removeOldAssets, withCompileHint, writeAsset, writeDifferences } from './assets.ts';

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

test('files have their differences from the last three versions, and from no file with a similar name', async () => {
  const scripts = [1, 2, 3, 4, 5].map(version => `export const versions = [${'one, two, three, '.repeat(50)}${version}];`);
  const nameOf = (index: number): string => `shared/poll-AAAAAAA${'ABCDE'[index]}.js`;
  await writeAsset(at(), 'shared/poll-form-AAAAAAAA.js', Buffer.from('another'));
  for (const [index, script] of scripts.entries()) {
    await writeAsset(at(), nameOf(index), Buffer.from(script));
    utimesSync(at(nameOf(index)), index, index);
    await writeDifferences(at(), [nameOf(index)]);
  }
  const last = nameOf(4);
  const hashes = scripts.map(script => createHash('sha256').update(script).digest());
  const differences = (): string[] => globSync('shared/*.dcb', { cwd: at() });
  expect(differences().filter(path => path.startsWith(last)).sort()).toEqual(
    [1, 2, 3].map(index => `${last}.${hashes[index]?.toString('hex')}.dcb`).sort(),
  );
  const [script = '', before = ''] = scripts.toReversed();
  const frame = readFileSync(at(`${last}.${hashes[3]?.toString('hex')}.dcb`));
  // Node's types lack the `dictionary` option.
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: Buffer.from(before) };
  expect(String(brotliDecompressSync(frame.subarray(36), options))).toBe(script);
  expect(frame.length).toBeLessThan(80);
});

test('the differences of a file go with it', async () => {
  for (const name of ['shared/poll-AAAAAAAA.js', 'shared/poll-BBBBBBBB.js', 'shared/like-AAAAAAAA.js']) {
    await writeAsset(at(), name, Buffer.from(name));
    await writeDifferences(at(), [name]);
  }
  const files = (): string[] => globSync('shared/*', { cwd: at() });
  expect(files()).toHaveLength(10);
  for (const name of ['poll-AAAAAAAA.js', 'poll-BBBBBBBB.js']) utimesSync(at('shared', name), 0, 0);
  await removeOldAssets(at());
  expect(files().filter(path => path.includes('poll'))).toEqual([]);
});

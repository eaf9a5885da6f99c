import { afterEach, expect, test, vi } from 'vitest';
import { fileNames } from './testing/harness.ts';

afterEach(() => vi.unstubAllGlobals());

test('the registry unpacks a widget\'s file and the chunks it shares, and knows no other names', async () => {
  vi.stubGlobal('NAMES', 'poll ticker');
  vi.stubGlobal('HASHES', `ABCD FGHI AAAAA${' OTHER'.repeat(9)} KKKKK`);
  vi.stubGlobal('SHARED', '0a');
  const { filesOf } = await import('./registry.ts');
  expect(fileNames(filesOf('poll'))).toEqual(['poll-ABCD.js', 'chunk-AAAAA.js', 'chunk-KKKKK.js']);
  expect(fileNames(filesOf('ticker'))).toEqual(['ticker-FGHI.js']);
  expect(filesOf('nothing')).toBeUndefined();
  expect(filesOf('')).toBeUndefined();
  expect(filesOf(undefined)).toBeUndefined();
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the registry unpacks a widget\'s file and the chunks it shares, and knows no other names', async () => {
  vi.stubGlobal('WIDGETS', ' poll ABCDE0a ticker FGHIJ');
  vi.stubGlobal('SHARED_HASHES', `AAAAA${'OTHER'.repeat(9)}KKKKK`);
  const { filesOf } = await import('./registry.ts');
  expect(filesOf('poll')).toEqual(['poll-ABCDE.js', 'chunk-AAAAA.js', 'chunk-KKKKK.js']);
  expect(filesOf('ticker')).toEqual(['ticker-FGHIJ.js']);
  expect(filesOf('nothing')).toBeUndefined();
  expect(filesOf('')).toBeUndefined();
  expect(filesOf(undefined)).toBeUndefined();
});

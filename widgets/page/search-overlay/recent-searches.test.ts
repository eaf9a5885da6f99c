import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storage } from '../../../kernel/storage.ts';
import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

test('the last five searches are stored, each once and the latest first', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), searches => {
      forgetSearches(storage);
      for (const words of searches) keepSearch(storage, words);
      expect(recentSearches(storage)).toEqual([...new Set(searches.toReversed())].slice(0, 5));
    }),
  );
});

test.each(['"باد"', '{"recent":"باد"}', '{"recent":[1,null]}', '['])('stored searches that are %s are ignored', kept => {
  localStorage.setItem('searches', kept);
  expect(recentSearches(storage)).toEqual([]);
});

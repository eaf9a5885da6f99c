import type { ReaderStorage } from '../../../kernel/types.ts';

/** Storage key of the recent searches, which never leave the phone. */
const key = 'searches';
const id = 'recent';
const most = 5;

/** Returns the reader's recent searches, latest first. */
export function recentSearches(storage: ReaderStorage): string[] {
  const kept = storage.read(key, id);
  return Array.isArray(kept) ? kept.filter(words => typeof words === 'string').slice(0, most) : [];
}

/** Stores a search before all others, without duplicates. */
export function keepSearch(storage: ReaderStorage, words: string): void {
  const others = recentSearches(storage).filter(other => other !== words);
  storage.write(key, id, [words, ...others].slice(0, most));
}

export const forgetSearches = (storage: ReaderStorage): void => storage.write(key, id, []);

import type { ReaderStorage } from '../../../kernel/types.ts';

/** Key for the searches on the reader's phone: they are sent nowhere. */
const key = 'searches';
const id = 'recent';
const most = 5;

/** Searches of the reader, the last first. */
export function recentSearches(storage: ReaderStorage): string[] {
  const kept = storage.read(key, id);
  return Array.isArray(kept) ? kept.filter(words => typeof words === 'string').slice(0, most) : [];
}

/** Keeps what is searched for, once and before all others. */
export function keepSearch(storage: ReaderStorage, words: string): void {
  const others = recentSearches(storage).filter(other => other !== words);
  storage.write(key, id, [words, ...others].slice(0, most));
}

export const forgetSearches = (storage: ReaderStorage): void => storage.write(key, id, []);

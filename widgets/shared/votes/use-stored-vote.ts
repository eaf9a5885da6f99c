import { useLayoutEffect, useState } from 'react';
import type { Kernel, ReaderStateKey } from '../../../kernel/types.ts';

/**
 * The reader's vote as local storage keeps it, or null: followed across tabs and a page brought back
 * from the back/forward cache. What is stored no more is still the vote of this page. The second function records one.
 */
export function useStoredVote(
  { storage }: Kernel,
  key: ReaderStateKey,
  id: string,
): [vote: string | null, record: (vote: string) => void] {
  const [vote, setVote] = useState<string | null>(null);

  // Not in the initial state: the first render has to be the markup that the server printed for everybody.
  useLayoutEffect(() => {
    const read = (): void => {
      const stored = storage.read(key, id);
      if (typeof stored === 'string' || typeof stored === 'number') setVote(String(stored));
    };
    read();
    addEventListener('storage', read);
    addEventListener('pageshow', read);
    return () => {
      removeEventListener('storage', read);
      removeEventListener('pageshow', read);
    };
  }, [storage, key, id]);

  return [
    vote,
    value => {
      storage.write(key, id, value);
      setVote(value);
    },
  ];
}

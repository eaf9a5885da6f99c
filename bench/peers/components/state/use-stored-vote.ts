import { useEffect, useState } from 'react';
import { keepVote, readVote } from './stored-votes.ts';

/** The reader's vote on a thing as the browser keeps it, or null, and what records one. */
export function useStoredVote(key: string, id: string): [vote: string | null, record: (vote: string) => void] {
  const [vote, setVote] = useState<string | null>(null);

  // Not in the initial state: what was printed for everybody is hydrated first.
  useEffect(() => setVote(readVote(key, id)), [key, id]);

  function record(given: string): void {
    setVote(given);
    keepVote(key, id, given);
  }

  return [vote, record];
}

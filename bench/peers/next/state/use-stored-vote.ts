import { useEffect, useState } from 'react';

function readVotes(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The reader's vote on a thing as the browser keeps it, or null, and what records one. */
export function useStoredVote(key: string, id: string): [vote: string | null, record: (vote: string) => void] {
  const [vote, setVote] = useState<string | null>(null);

  // Not in the initial state: what was printed for everybody is hydrated first.
  useEffect(() => {
    const stored = readVotes(key)[id];
    if (typeof stored === 'string' || typeof stored === 'number') setVote(String(stored));
  }, [key, id]);

  function record(given: string): void {
    setVote(given);
    try {
      localStorage.setItem(key, JSON.stringify({ ...readVotes(key), [id]: given }));
    } catch {
      // The browser keeps nothing.
    }
  }

  return [vote, record];
}

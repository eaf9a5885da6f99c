function votesOf(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Reads the reader's vote from the browser's storage; null without a vote. */
export function readVote(key: string, id: string): string | null {
  const vote = votesOf(key)[id];
  return typeof vote === 'string' || typeof vote === 'number' ? String(vote) : null;
}

/** Keeps a vote. In private mode it is known until the page is left. */
export function keepVote(key: string, id: string, vote: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...votesOf(key), [id]: vote }));
  } catch {
    // The browser keeps nothing.
  }
}

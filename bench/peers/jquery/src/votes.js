/** What the reader has voted on a thing, as the browser keeps it; null where there is nothing. */
export function readVote(key, id) {
  try {
    const vote = JSON.parse(localStorage.getItem(key))?.[id];
    return vote === undefined || vote === null ? null : String(vote);
  } catch {
    return null;
  }
}

/** Keeps a vote. In private mode it is known until the page is left. */
export function keepVote(key, id, vote) {
  try {
    const votes = JSON.parse(localStorage.getItem(key)) ?? {};
    localStorage.setItem(key, JSON.stringify({ ...votes, [id]: vote }));
  } catch {
    // The browser keeps nothing.
  }
}

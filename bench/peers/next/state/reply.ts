/** A comment that is being replied to. */
export interface Reply {
  id: string;
  author: string;
  quote: string;
}

const listeners = new Set<(reply: Reply) => void>();

/** Asks the comment form for a reply. */
export const askForReply = (reply: Reply): void => listeners.forEach(listener => listener(reply));

/** Hears of replies that are asked for; returns what ends that. */
export function onReply(listener: (reply: Reply) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A comment that is being replied to. */
export interface Reply {
  id: string;
  author: string;
  quote: string;
}

/** Shortens a comment to the part that a reply quotes. */
export const quoteOf = (text: string): string => [...text.trim()].slice(0, 300).join('');

let waiting: Reply | null = null;
let hear: ((reply: Reply) => void) | null = null;

/** Shows the comment form and asks it for a reply, once it listens. */
export function askForReply(reply: Reply): void {
  document.querySelector('#comment-form')?.scrollIntoView({ behavior: 'smooth' });
  if (hear) hear(reply);
  else waiting = reply;
}

/** Hears of replies that are asked for; returns what ends that. */
export function onReply(listener: (reply: Reply) => void): () => void {
  hear = listener;
  if (waiting) listener(waiting);
  waiting = null;
  return () => {
    hear = null;
  };
}

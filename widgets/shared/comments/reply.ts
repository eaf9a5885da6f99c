import { charactersOf } from '../base/characters.ts';

/** The comment that a reply answers. */
export interface Reply {
  id: string;
  author: string;
  /** The quoted beginning of the comment. */
  quote: string;
}

/** Event by which a comment asks the form for a reply. It bubbles, and its detail is a `Reply`. */
export const replyEvent = 'comment:reply';

/** Longest quote, in characters as readers see them. */
const quoteLength = 300;

/** Returns the beginning of a comment for the quote in a reply. */
export const quoteOf = (body: string): string => charactersOf(body.trim()).slice(0, quoteLength).join('').trim();

/** Returns the hidden fields that identify the comment being replied to. */
export const replyFields = (reply: Reply | null): readonly (readonly [string, string])[] => [
  ['reply', reply ? '1' : '0'],
  ['parentId', reply?.id ?? ''],
  ['reply-id', reply?.id ?? '0'],
];

/** Returns a reply from storage, or null if it is damaged. */
export function readReply(stored: unknown): Reply | null {
  const { id, author, quote } = Object(stored) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof author === 'string' && typeof quote === 'string' ? { id, author, quote } : null;
}

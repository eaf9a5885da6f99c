import { charactersOf } from '../base/characters.ts';

/** A comment that is being replied to. */
export interface Reply {
  id: string;
  author: string;
  /** As much of it as is quoted. */
  quote: string;
}

/** Name of the event by which a comment asks the form for a reply. It bubbles; its detail is a Reply. */
export const replyEvent = 'comment:reply';

/** Characters, as readers see them. */
const quoteLength = 300;

/** The beginning of a comment, as a reply quotes it. */
export const quoteOf = (body: string): string => charactersOf(body.trim()).slice(0, quoteLength).join('').trim();

/** The hidden fields that say what a comment replies to. */
export const replyFields = (reply: Reply | null): readonly (readonly [string, string])[] => [
  ['reply', reply ? '1' : '0'],
  ['parentId', reply?.id ?? ''],
  ['reply-id', reply?.id ?? '0'],
];

/** A reply as storage has kept it; null if it is broken. */
export function readReply(stored: unknown): Reply | null {
  const { id, author, quote } = Object(stored) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof author === 'string' && typeof quote === 'string' ? { id, author, quote } : null;
}

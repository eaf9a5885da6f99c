/** A published comment with its replies. */
export interface Comment {
  id: string;
  author: string;
  /** Plain text with the author's line breaks. */
  body: string;
  /** Time of writing in ISO 8601. */
  dateTime: string;
  /** Votes for and against it. */
  up: number;
  down: number;
  /** The comment that this one replies to, if that is not the one around it. */
  repliesTo?: Pick<Comment, 'id' | 'author'>;
  /** Oldest first. */
  replies: readonly Comment[];
}

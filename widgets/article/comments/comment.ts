/** A published comment with its answers. */
export interface Comment {
  id: string;
  author: string;
  /** Plain text; lines are broken where the writer broke them. */
  body: string;
  /** When it was written, in ISO 8601. */
  dateTime: string;
  /** Votes for it and against it. */
  up: number;
  down: number;
  /** Whom it replies to, where that comment is not the one around it. */
  repliesTo?: Pick<Comment, 'id' | 'author'>;
  /** The oldest first. */
  replies: readonly Comment[];
}

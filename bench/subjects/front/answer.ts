/** What a page, a file or a call is answered with. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** What is asked for. */
export interface Question {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Where answers come from; null where it has none. */
export type Source = (question: Question) => Promise<Answer | null>;

/** The media type of an answer, without its parameters. */
export const typeOf = ({ headers }: Answer): string => String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';

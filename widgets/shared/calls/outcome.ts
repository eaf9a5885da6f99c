import type { Contract } from './contract.ts';

/** Ends of a call. */
export type Outcome<Answer> =
  | Answered<Answer>
  | Refused
  | { kind: 'malformed' }
  | { kind: 'unreachable' };

interface Answered<Answer> {
  kind: 'answer';
  answer: Answer;
  /** The server's own time, as its header says it. */
  date?: string | undefined;
}

export interface Refused {
  kind: 'refused';
  status: number;
  /** Body as JSON, such as the reason; empty for any other body. */
  said: Readonly<Record<string, unknown>>;
}

export interface Call<Answer> {
  /** One that begins with `~` is below the page's `call-base`. */
  address: string;
  /** The fields of a form to post; without them the call is a read. */
  body?: Record<string, string> | string[][];
  /** Use of the browser's cache; without it, not at all. */
  cache?: RequestCache;
  /** Contract of the answer. */
  contract: Contract<Answer>;
}

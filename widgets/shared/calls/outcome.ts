import type { Contract } from './contract.ts';

/** How a call can end. */
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
  /** What the body says as JSON, such as why; nothing where it is none. */
  said: Readonly<Record<string, unknown>>;
}

export interface Call<Answer> {
  address: string;
  /** The fields of a form to post; without them the call is a read. */
  body?: Record<string, string> | string[][];
  /** How the browser's cache is used; without it, not at all. */
  cache?: RequestCache;
  /** What the answer has to be. */
  contract: Contract<Answer>;
}

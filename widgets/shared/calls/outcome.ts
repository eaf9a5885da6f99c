import type { Contract } from './contract.ts';

/** Possible outcomes of a call. */
export type Outcome<Answer> =
  | Answered<Answer>
  | Refused
  | { kind: 'malformed' }
  | { kind: 'unreachable' };

interface Answered<Answer> {
  kind: 'answer';
  answer: Answer;
  /** The server's time, from the `Date` header. */
  date?: string | undefined;
}

export interface Refused {
  kind: 'refused';
  status: number;
  /** Body of the response as JSON, for example with the reason. Empty for any other body. */
  said: Readonly<Record<string, unknown>>;
}

export interface Call<Answer> {
  /** URL of the call. A leading `~` stands for the page's `call-base`. */
  address: string;
  /** Form fields of a POST. Without them, the call is a GET. */
  body?: Record<string, string> | string[][];
  /** Cache mode of the request. The default is `no-store`. */
  cache?: RequestCache;
  /** Contract of the response. */
  contract: Contract<Answer>;
}

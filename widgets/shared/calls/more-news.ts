import { type AnswerOf, call, type Outcome } from './call.ts';

export interface MoreNewsQuery {
  place: string;
  topic: string;
  /** Number of items already shown. */
  from: string;
  size: string;
  seqKey: string;
}

/** Asks for the news that follow those already shown (SPEC §7.2). */
export const moreNews = (query: MoreNewsQuery): Promise<Outcome<AnswerOf<'newsListAnswer'>>> =>
  call('newsListAnswer', `/papi?${new URLSearchParams({ ...query })}`);

import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { newsListAnswer } from './contract.ts';

interface MoreNewsQuery {
  place: string;
  topic: string;
  /** Number of items already shown. */
  from: string;
  size: string;
  seqKey: string;
}

/** Asks for the news that follow those already shown. */
export const moreNews = (query: MoreNewsQuery): Promise<Outcome<AnswerOf<typeof newsListAnswer>>> =>
  call({ address: `~/papi?${new URLSearchParams({ ...query })}`, contract: newsListAnswer });

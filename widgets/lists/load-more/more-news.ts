import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { newsListAnswer } from './contract.ts';

interface MoreNewsQuery {
  place: string;
  topic: string;
  /** Number of items that are already shown. */
  from: string;
  size: string;
  seqKey: string;
}

/** Requests the news after those that are already shown. */
export const moreNews = (query: MoreNewsQuery): Promise<Outcome<AnswerOf<typeof newsListAnswer>>> =>
  call({ address: `~/papi?${new URLSearchParams({ ...query })}`, contract: newsListAnswer });

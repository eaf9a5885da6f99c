import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { rateAnswer } from './contract.ts';

/** Likes (1) or dislikes (-1) a news item. */
export const rateNews = (
  newsId: string,
  score: string,
  captchaKey: string,
): Promise<Outcome<AnswerOf<typeof rateAnswer>>> =>
  call({ address: '/rest/rateNews', body: { newsId, score, captchaKey }, contract: rateAnswer });

import type { Call } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { rateAnswer } from '../../shared/calls/kept-answers.ts';

/** Returns the call that likes (1) or dislikes (-1) a news item. */
export const rateNews = (
  newsId: string,
  score: string,
  captchaKey: string,
): Call<AnswerOf<typeof rateAnswer>> => ({ address: '~/rest/rateNews', body: { newsId, score, captchaKey }, contract: rateAnswer });

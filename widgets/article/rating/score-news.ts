import type { Call } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { scoreAnswer } from '../../shared/calls/kept-answers.ts';

/** Rates a news item with one to five stars. */
export const scoreNews = (
  newsId: string,
  score: string,
  captchaKey: string,
): Call<AnswerOf<typeof scoreAnswer>> => ({ address: '~/rest/scoreNews', body: { newsId, score, captchaKey }, contract: scoreAnswer });

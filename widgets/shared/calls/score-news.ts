import { type AnswerOf, call, type Outcome } from './call.ts';

/** Rates a news item with one to five stars (SPEC §7.10). */
export const scoreNews = (
  newsId: string,
  score: string,
  captchaKey: string,
): Promise<Outcome<AnswerOf<'scoreAnswer'>>> => call('scoreAnswer', '/rest/scoreNews', { newsId, score, captchaKey });

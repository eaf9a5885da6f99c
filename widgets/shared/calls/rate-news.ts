import { type AnswerOf, call, type Outcome } from './call.ts';

/** Likes (1) or dislikes (-1) a news item (SPEC §7.11). */
export const rateNews = (
  newsId: string,
  score: string,
  captchaKey: string,
): Promise<Outcome<AnswerOf<'rateAnswer'>>> => call('rateAnswer', '/rest/rateNews', { newsId, score, captchaKey });

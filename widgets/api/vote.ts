import { type AnswerOf, call, type Outcome } from './call.ts';

/** The reader's reading of a captcha image, and the image's key. */
export interface CaptchaReply {
  captchaText: string;
  captchaKey: string;
}

/** Votes for a poll's option (SPEC §7.8). */
export function vote(optionId: string, captcha?: CaptchaReply): Promise<Outcome<AnswerOf<'voteAnswer'>>> {
  const query = new URLSearchParams({ poid: optionId, ...captcha });
  return call('voteAnswer', `/rest/vote?${query}`, {});
}

import type { CaptchaReply } from './captcha-reply.ts';
import { type AnswerOf, call, type Outcome } from './call.ts';

/** Votes for a poll's option (SPEC §7.8). */
export function vote(optionId: string, captcha?: CaptchaReply): Promise<Outcome<AnswerOf<'voteAnswer'>>> {
  const query = new URLSearchParams({ poid: optionId, ...captcha });
  return call('voteAnswer', `/rest/vote?${query}`, {});
}

import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { voteAnswer } from './contract.ts';

/** Votes for a poll's option. The fields are in the address, and in the body of the post, too. */
export function vote(optionId: string, captcha?: CaptchaReply): Promise<Outcome<AnswerOf<typeof voteAnswer>>> {
  const body = { poid: optionId, ...captcha };
  return call({ address: `/rest/vote?${new URLSearchParams(body)}`, body, contract: voteAnswer });
}

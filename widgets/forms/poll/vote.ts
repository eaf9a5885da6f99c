import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { voteAnswer } from './contract.ts';

/** Votes for a poll's option. */
export const vote = (optionId: string, captcha?: CaptchaReply): Promise<Outcome<AnswerOf<typeof voteAnswer>>> =>
  call({ address: `/rest/vote?${new URLSearchParams({ poid: optionId, ...captcha })}`, body: {}, contract: voteAnswer });

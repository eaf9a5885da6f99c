import type { Call } from '../../shared/calls/outcome.ts';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { voteAnswer } from '../../shared/calls/kept-answers.ts';

export const vote = (optionId: string, captcha?: CaptchaReply): Call<AnswerOf<typeof voteAnswer>> => ({
  address: `~/rest/vote?${new URLSearchParams({ poid: optionId, ...captcha })}`,
  body: {},
  contract: voteAnswer,
});

import { call } from '../../calls/call.ts';
import type { AnswerOf } from '../../calls/contract.ts';
import type { Call } from '../../calls/outcome.ts';
import type { CaptchaReply } from '../captcha/use-captcha.ts';
import type { Values } from '../field.ts';
import { submissionAnswer } from '../../calls/kept-answers.ts';
import { type Submission, submissionOf } from './submission.ts';

/** Returns the POST of a comment, a save form or a subscription. */
export function formCall(
  address: string,
  values: Values,
  captcha: CaptchaReply | null,
): Call<AnswerOf<typeof submissionAnswer>> {
  const fields = [...values].flatMap(([name, given]) => given.map(value => [name, value]));
  return { address, body: [...fields, ...Object.entries(captcha ?? {})], contract: submissionAnswer };
}

export const submitForm = async (address: string, values: Values, captcha: CaptchaReply | null): Promise<Submission> =>
  submissionOf(await call(formCall(address, values, captcha)));

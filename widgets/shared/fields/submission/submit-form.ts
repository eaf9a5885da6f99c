import { call } from '../../calls/call.ts';
import type { CaptchaReply } from '../captcha/use-captcha.ts';
import type { Values } from '../field.ts';
import { submissionAnswer } from './contract.ts';
import { type Submission, submissionOf } from './submission.ts';

/** Posts a comment, a save form or a subscription to its own address. */
export async function submitForm(address: string, values: Values, captcha: CaptchaReply | null): Promise<Submission> {
  const fields = [...values].flatMap(([name, given]) => given.map(value => [name, value]));
  const body = [...fields, ...Object.entries(captcha ?? {})];
  return submissionOf(await call({ address, body, contract: submissionAnswer }));
}

import type { Values } from '../fields/field.ts';
import { call } from './call.ts';
import type { CaptchaReply } from './captcha-reply.ts';
import { type Submission, submissionOf } from './submission.ts';

/** Posts a comment, a save form or a subscription to its own address (SPEC §7.4, §7.5). */
export async function submitForm(url: string, values: Values, captcha: CaptchaReply | null): Promise<Submission> {
  const body = [...values].flatMap(([name, given]) => given.map(value => [name, value]));
  return submissionOf(await call('submissionAnswer', url, [...body, ...Object.entries(captcha ?? {})]));
}

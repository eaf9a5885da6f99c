import type { Kernel } from '../../../kernel/types.ts';
import { call } from '../../shared/calls/call.ts';
import { dropWaiting, keepWaiting } from '../../shared/calls/outbox.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { dateOf } from '../../shared/fields/draft/draft-date.ts';
import type { Values } from '../../shared/fields/field.ts';
import { draftIdOf, waitingIdOf } from '../../shared/fields/form-address.ts';
import type { FormProps } from '../../shared/fields/markup/parse-form.ts';
import { type Submission, submissionOf } from '../../shared/fields/submission/submission.ts';
import { formCall } from '../../shared/fields/submission/submit-form.ts';

/**
 * Sends a comment; one that does not reach the server waits on the phone. By the time at which it was written, the
 * server knows it again where only its answer was lost.
 */
export async function sendComment(
  kernel: Kernel,
  { url, messages }: FormProps,
  values: Values,
  captcha: CaptchaReply | null,
): Promise<Submission> {
  const id = draftIdOf(url);
  const waitingId = waitingIdOf(url);
  const draft = kernel.storage.read('draft', id);
  const written = dateOf(draft).at;
  const asked = formCall(url, written ? new Map([...values, ['written', [String(written)]]]) : values, captcha);
  const submission = submissionOf(await call(asked));
  if (submission.kind !== 'unreachable') {
    dropWaiting(waitingId);
    return submission;
  }
  const waiting = { ...asked, failed: messages.error, draft: [id, JSON.stringify(draft)] } as const;
  return messages.waiting && keepWaiting(kernel, waitingId, waiting) ? { kind: 'waiting' } : submission;
}

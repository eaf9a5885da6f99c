import type { Kernel } from '../../../kernel/types.ts';
import { dateOf } from '../../shared/base/dated.ts';
import { call } from '../../shared/calls/call.ts';
import { importAnew } from '../../shared/calls/import-anew.ts';
import { dropWaiting, keepWaiting, mayPass, waitingOf } from '../../shared/calls/outbox.ts';
import { sendLater } from '../../shared/calls/send-later.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import type { ShownField, Values } from '../../shared/fields/field.ts';
import { draftIdOf, waitingIdOf } from '../../shared/fields/form-address.ts';
import type { FormProps } from '../../shared/fields/markup/parse-form.ts';
import { type Submission, submissionOf } from '../../shared/fields/submission/submission.ts';
import { formCall } from '../../shared/fields/submission/submit-form.ts';

/** Returns true if a field's value must not be stored, not even in a draft. */
const isSecret = (field: ShownField): boolean =>
  ('sensitive' in field && field.sensitive) || (field.kind === 'line' && field.type === 'password');

/**
 * Sends a comment, and stores it on the phone until a response comes. If only the response was lost, the server
 * recognises the comment by the time at which it was written.
 */
export async function sendComment(
  { storage }: Kernel,
  { url, messages, fields }: FormProps,
  values: Values,
  captcha: CaptchaReply | null,
): Promise<Submission> {
  const id = draftIdOf(url);
  const waitingId = waitingIdOf(url);
  const draft = storage.read('draft', id);
  const written = dateOf(draft).at;
  const asked = formCall(url, written ? new Map([...values, ['written', [String(written)]]]) : values, captcha);
  const waiting = { ...asked, failed: messages.error, draft: [id, JSON.stringify(draft)] } as const;
  const isKept = messages.waiting && !fields.some(isSecret) && keepWaiting(waitingId, waiting);
  const outcome = await call(asked, importAnew);
  const isAnothers = outcome.kind === 'answer' && !outcome.answer.ok;
  if (isKept && (mayPass(outcome) || isAnothers) && waitingOf(waitingId)) {
    void sendLater(storage, waitingId);
    return { kind: 'waiting' };
  }
  dropWaiting(waitingId);
  return submissionOf(outcome);
}

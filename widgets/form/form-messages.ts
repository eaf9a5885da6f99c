import { messagesFor } from '../messages/messages.ts';
import type { FormMessages } from './parse-form.ts';

/** What a form says about its sending, in a language; the success and the error are its own. */
export function formMessagesFor(language: string, own: Pick<FormMessages, 'success' | 'error'>): FormMessages {
  const messages = messagesFor(language);
  return {
    ...own,
    captchaError: messages.captchaWrong,
    unreachable: messages.formUnreachable,
    invalid: messages.formInvalid,
    draftRestored: messages.draftRestored,
  };
}

/** The attributes of a form's box that the phone reads its sentences and its address from (SPEC §2.12). */
export const formAttributes = (url: string, messages: FormMessages) => ({
  'data-url': url,
  'data-success': messages.success,
  'data-error': messages.error,
  'data-captcha-error': messages.captchaError,
  'data-unreachable': messages.unreachable,
  'data-invalid': messages.invalid,
  'data-draft-restored': messages.draftRestored,
});

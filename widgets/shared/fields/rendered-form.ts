import { wordsFor } from '../render/words.ts';
import type { CaptchaProps } from './captcha/captcha.tsx';
import { type Field, type FormState, newState } from './field.ts';
import type { FormMessages, FormProps } from './markup/parse-form.ts';
import { withValues } from './values.ts';
import words from './words.json' with { type: 'json' };

/** What a form says about its sending, in a language; the success and the error are its own. */
export function formMessagesFor(language: string, own: Pick<FormMessages, 'success' | 'error' | 'waiting'>): FormMessages {
  const { captchaWrong, unreachable, invalid, draftRestored, draftDiscard, draftDiscarded } = wordsFor(words, language);
  return {
    ...own,
    captchaError: captchaWrong,
    unreachable,
    invalid,
    draftRestored,
    draftDiscard,
    draftDiscarded,
  };
}

/** The attributes of a form's box that the phone reads its sentences and its address from. */
export const formAttributes = (url: string, messages: FormMessages) => ({
  'data-url': url,
  'data-success': messages.success,
  'data-error': messages.error,
  'data-captcha-error': messages.captchaError,
  'data-unreachable': messages.unreachable,
  'data-waiting': messages.waiting || undefined,
  'data-invalid': messages.invalid,
  'data-draft-restored': messages.draftRestored,
  'data-draft-discard': messages.draftDiscard,
  'data-draft-discarded': messages.draftDiscarded,
});

interface RenderedForm extends Pick<FormProps, 'url' | 'title' | 'sendLabel'> {
  fields: readonly Field[];
  hidden?: FormProps['hidden'];
  captcha?: CaptchaProps | null;
  success: string;
  error: string;
  waiting?: string;
}

/** A form as a server prints it; with the state of a post that was refused, it has what was sent and what is wrong. */
export function renderedForm(language: string, form: RenderedForm, state: FormState = newState): FormProps {
  const { url, title, sendLabel, fields, hidden = new Map(), captcha = null, waiting = '', ...own } = form;
  const { captchaKey = '' } = state;
  return {
    url,
    title,
    sendLabel,
    hidden: captcha && captchaKey ? new Map([...hidden, ['captchaKey', captchaKey]]) : hidden,
    captcha: captcha && { ...captcha, captchaKey },
    fields: withValues(fields, state.values),
    messages: formMessagesFor(language, { ...own, waiting }),
    errors: state.errors,
    notice: state.notice,
  };
}

import { speaker } from '../render/table.ts';
import type { CaptchaProps } from './captcha/captcha.tsx';
import { type Field, type FormState, newState } from './field.ts';
import type { FormProps } from './markup/parse-form.ts';
import { formMessages } from './table.ts';
import { withValues } from './values.ts';

interface RenderedForm extends Pick<FormProps, 'url' | 'title' | 'sendLabel'> {
  fields: readonly Field[];
  hidden?: FormProps['hidden'];
  captcha?: CaptchaProps | null;
  success: string;
  error: string;
  waiting?: string;
}

/**
 * Returns the form that a server renders. After a refused submit, the state fills in the submitted values and errors.
 */
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
    messages: formMessages(speaker(language), { ...own, waiting }),
    errors: state.errors,
    notice: state.notice,
  };
}

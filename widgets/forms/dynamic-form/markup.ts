import type { FormMessages } from '../../shared/fields/markup/parse-form.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import type { FormSentences } from './fields.ts';

export interface DynamicFormProps {
  /** Unique on the page. */
  id: string;
  /** URL of the definition. */
  formUrl: string;
  /** URL of the content. Empty without content. */
  contentUrl: string;
  /** URL for submits. Empty if the form cannot be sent. */
  submitUrl: string;
  readOnly: boolean;
  animation: boolean;
  sendLabel: string;
  messages: FormMessages;
  sentences: FormSentences;
  loadingLabel: string;
  unavailableLabel: string;
  tryAgainLabel: string;
  /** URL of the same form as plain markup. Empty if there is none. */
  plainUrl: string;
  plainLabel: string;
}

/** Persian messages, used if the markup has none. */
const loading = 'در حال بارگیری فرم...';
const unavailable = 'فرم دریافت نشد.';
const send = 'ارسال';
const required = 'این خانه را پر کنید.';
const tooLong = 'این نوشته بیش از ۴٬۰۰۰ نویسه است.';

const isOn = (setting: string | undefined): boolean => setting !== undefined && setting !== 'false';

/** Reads a dynamic form's settings from its box. Throws MarkupError if it names no definition. */
export function parseDynamicForm(box: HTMLElement): DynamicFormProps {
  const { dataset: data, id } = box;
  if (!data.form) throw markupError('data-form is missing');
  const plainLink = box.querySelector('a');
  const error = data.unreachable || data.error || '';
  return {
    id: id || `form${data.form.replace(/\W+/g, '-')}`,
    formUrl: data.form,
    contentUrl: data.content ?? '',
    submitUrl: data.submittable === 'false' ? '' : (data.submit ?? ''),
    readOnly: isOn(data.readonly),
    animation: isOn(data.animation),
    sendLabel: data.textSubmit || send,
    messages: {
      success: data.success ?? '',
      error: data.error ?? '',
      captchaError: '',
      unreachable: error,
      invalid: data.invalid ?? '',
      draftRestored: data.draftRestored ?? '',
      draftDiscard: data.draftDiscard ?? '',
      draftDiscarded: data.draftDiscarded ?? '',
    },
    sentences: {
      required: data.requiredMsg || required,
      choiceRequired: data.choiceMsg || data.requiredMsg || required,
      tooLong: data.limitMsg || tooLong,
    },
    loadingLabel: data.loading || loading,
    unavailableLabel: data.unavailable || error || unavailable,
    tryAgainLabel: data.tryAgain ?? '',
    plainUrl: plainLink?.getAttribute('href') ?? '',
    plainLabel: plainLink?.textContent.trim() ?? '',
  };
}

import type { FormMessages } from '../../shared/fields/markup/parse-form.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import type { FormSentences } from './fields.ts';

export interface DynamicFormProps {
  /** Its own on the page. */
  id: string;
  /** Address of the definition. */
  formUrl: string;
  /** Address of the content; empty for no content. */
  contentUrl: string;
  /** Address to post to; empty if it cannot be sent. */
  submitUrl: string;
  readOnly: boolean;
  animation: boolean;
  sendLabel: string;
  messages: FormMessages;
  sentences: FormSentences;
  loadingLabel: string;
  unavailableLabel: string;
  tryAgainLabel: string;
  /** Address of the same form as plain markup; empty if it does not exist. */
  plainUrl: string;
  plainLabel: string;
}

/** Said in Persian where the markup has no words of its own. */
const loading = 'در حال بارگیری فرم...';
const unavailable = 'فرم دریافت نشد.';
const send = 'ارسال';
const required = 'این خانه را پر کنید.';
const tooLong = 'این نوشته بیش از ۴٬۰۰۰ نویسه است.';

const isOn = (setting: string | undefined): boolean => setting !== undefined && setting !== 'false';

/** Reads a dynamic form's settings from its box. Throws MarkupError where it names no definition. */
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

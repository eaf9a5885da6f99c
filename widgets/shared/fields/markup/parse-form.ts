import type { CaptchaProps } from '../captcha/captcha.tsx';
import { captchaField, parseCaptcha } from '../captcha/markup.ts';
import type { UnrenderedForm, UnrenderedParser } from '../../island/unrendered-parser.ts';
import { textOf } from '../../markup/parse.ts';
import { formIn } from '../../markup/form-in.ts';
import { markupError } from '../../markup/markup-error.ts';
import type { ShownField } from '../field.ts';
import { isOfGroup, labelOf, parseFields } from './parse-fields.ts';
import { submitUrlOf } from '../form-address.ts';

/** Messages of a form about its submit. */
export interface FormMessages {
  success: string;
  error: string;
  captchaError: string;
  /** Message if the server cannot be reached. */
  unreachable: string;
  /** Message if the form waits on the phone. Without it, the form does not wait. */
  waiting?: string;
  /** Text before the names of the wrong fields. */
  invalid: string;
  /** Message about a restored draft. */
  draftRestored: string;
  /** Label of the button that discards the draft. */
  draftDiscard: string;
  /** Message after the draft was discarded. */
  draftDiscarded: string;
}

export interface FormProps {
  /** URL for submits. */
  url: string;
  title: string;
  fields: readonly ShownField[];
  /** Hidden fields: values by name. */
  hidden: ReadonlyMap<string, string>;
  captcha: CaptchaProps | null;
  sendLabel: string;
  messages: FormMessages;
  /** Errors that a server found, by field name. */
  errors: ReadonlyMap<string, string>;
  /** Message of a server about the form. */
  notice: string;
  /** Parts that only forms of another CMS have. */
  unrendered?: UnrenderedForm;
}

const errorsIn = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...form.querySelectorAll<HTMLElement>('.field-error[data-field]')].map(({ dataset, textContent }) => [
      dataset.field ?? '',
      textContent.trim(),
    ]),
  );

const titleOf = (form: HTMLFormElement): string =>
  labelOf([...form.querySelectorAll('legend')].find(legend => !isOfGroup(legend)), false);

function hiddenIn(form: HTMLFormElement): Map<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]')];
  const hidden = new Map(fields.map(({ name, defaultValue }) => [name, defaultValue]));
  if (hidden.size < fields.length) throw markupError(`Two hidden fields have one name: ${fields.map(({ name }) => name).join(', ')}`);
  return hidden;
}

function captchaIn(form: HTMLFormElement): CaptchaProps | null {
  const captcha = parseCaptcha(form);
  if (!captcha && captchaField(form)) throw markupError('There is a field captchaText without a .captcha-group img');
  return captcha;
}

/**
 * Reads a form from its markup. Its messages are attributes of the box or of the form. Throws MarkupError if there is
 * no form, or if only the browser can submit it.
 */
export function parseForm(box: HTMLElement, parser?: UnrenderedParser): FormProps {
  const form = formIn(box);
  if (!form) throw markupError('There is no form');
  const said = (name: string): string => form.dataset[name] ?? box.dataset[name] ?? '';
  return {
    url: submitUrlOf(form, box),
    title: titleOf(form),
    fields: parseFields(form, parser),
    hidden: hiddenIn(form),
    captcha: captchaIn(form),
    sendLabel: parser?.sendLabel(form) ?? textOf(form, '.form-send'),
    messages: {
      success: said('success'),
      error: said('error'),
      captchaError: said('captchaError'),
      // Uses the general error if the markup has no message for this.
      unreachable: said('unreachable') || said('error'),
      waiting: said('waiting'),
      invalid: said('invalid'),
      draftRestored: said('draftRestored'),
      draftDiscard: said('draftDiscard'),
      draftDiscarded: said('draftDiscarded'),
    },
    errors: errorsIn(form),
    notice: textOf(form, '.form-message'),
    ...(parser && { unrendered: parser.formOf(form) }),
  };
}

import type { CaptchaProps } from '../captcha/captcha.tsx';
import { captchaField, parseCaptcha } from '../captcha/markup.ts';
import type { UnrenderedForm, UnrenderedParser } from '../../island/unrendered-parser.ts';
import { textOf } from '../../markup/parse.ts';
import { formIn } from '../../markup/form-in.ts';
import { markupError } from '../../markup/markup-error.ts';
import type { ShownField } from '../field.ts';
import { isOfGroup, labelOf, parseFields } from './parse-fields.ts';
import { submitUrlOf } from '../form-address.ts';

/** Messages of a form about its sending. */
export interface FormMessages {
  success: string;
  error: string;
  captchaError: string;
  /** The server was not reached. */
  unreachable: string;
  /** It waits on the phone; a form without this message does not wait. */
  waiting?: string;
  /** Before the names of the fields that are not right. */
  invalid: string;
  /** An earlier draft was put back. */
  draftRestored: string;
  /** Label of the button that discards it. */
  draftDiscard: string;
  /** The draft was discarded. */
  draftDiscarded: string;
}

export interface FormProps {
  /** Address that the form is sent to. */
  url: string;
  title: string;
  fields: readonly ShownField[];
  /** Names and values of the fields that readers do not see. */
  hidden: ReadonlyMap<string, string>;
  captcha: CaptchaProps | null;
  sendLabel: string;
  messages: FormMessages;
  /** Faults found by a server, by the names of the fields. */
  errors: ReadonlyMap<string, string>;
  /** Message of a server about it. */
  notice: string;
  /** Parts that only forms of others have. */
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
 * Reads a form from its markup. Messages about its sending are on the box or on the form itself. Throws MarkupError
 * without a form, or one whose sending only the browser understands.
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
      // Without a sentence of its own in the markup, it is an error like any other.
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

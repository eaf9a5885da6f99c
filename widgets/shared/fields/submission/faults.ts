import { captchaField, captchaFieldName } from '../captcha/markup.ts';
import { nativeSentence } from '../controls.ts';
import type { Errors } from '../field.ts';
import type { FormProps } from '../markup/parse-form.ts';
import { validate } from '../rules/validate.ts';
import { valuesOf } from '../values.ts';

/** What keeps a form from being sent: what its fields hold, and a captcha that was not read. */
export function faultsIn(form: HTMLFormElement, { fields, captcha }: FormProps): Errors {
  const found = new Map(validate(fields, valuesOf(form)));
  // Without a sentence of its own a field says what the browser would.
  for (const [name, sentence] of found) found.set(name, sentence || nativeSentence(form, name));
  if (captcha && !captchaField(form)?.value.trim()) found.set(captchaFieldName, captcha.requiredMessage);
  return found;
}

/** One sentence for all that is wrong, with the labels of the fields. */
export function summaryOf(found: Errors, { fields, captcha, messages }: FormProps, direction: string): string {
  const labels = [...fields, { name: captchaFieldName, label: captcha?.label }].filter(({ name }) => found.has(name));
  const comma = direction === 'rtl' ? '، ' : ', ';
  return `${messages.invalid} ${labels.map(({ label }) => label).join(comma)}`.trim();
}

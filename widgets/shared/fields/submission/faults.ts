import { captchaField, captchaFieldName } from '../captcha/markup.ts';
import { nativeFault, nativeSentence } from '../controls.ts';
import type { Errors, ShownField } from '../field.ts';
import type { FormProps } from '../markup/parse-form.ts';
import { validate } from '../rules/validate.ts';
import { valuesOf } from '../values.ts';

/** Returns the errors that stop a submit: wrong fields and an empty captcha. */
export function faultsIn(form: HTMLFormElement, { fields, captcha }: FormProps): Errors {
  const ours = validate(
    fields.filter(field => field.kind !== 'kept'),
    valuesOf(form),
  );
  const found = new Map<string, string>();
  for (const { name } of fields) {
    const sentence = ours.get(name) ?? nativeFault(form, name);
    // A field without its own message shows the browser's.
    if (sentence !== undefined) found.set(name, sentence || nativeSentence(form, name));
  }
  if (captcha && !captchaField(form)?.value.trim()) found.set(captchaFieldName, captcha.requiredMessage);
  return found;
}

/** Returns the name of a field. A single checkbox may be its own label. */
const calledBy = (field: ShownField): string => field.label || ('options' in field && field.options[0]?.label) || '';

/** Returns one message with the labels of all wrong fields. */
export function summaryOf(found: Errors, { fields, captcha, messages }: FormProps, direction: string): string {
  const labels = fields.filter(({ name }) => found.has(name)).map(calledBy);
  if (captcha && found.has(captchaFieldName)) labels.push(captcha.label);
  const comma = direction === 'rtl' ? '، ' : ', ';
  return `${messages.invalid} ${labels.filter(Boolean).join(comma)}`.trim();
}

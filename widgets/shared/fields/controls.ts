import { captchaFieldName } from './captcha/markup.ts';
import type { ShownField } from './field.ts';
import { typedInto } from './rules/typed-line.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's controls that a reader fills, in their order: no buttons, nothing hidden, and not its captcha. */
export const controlsOf = (form: ParentNode): Control[] =>
  [...form.querySelectorAll<Control>('input[name],select[name],textarea[name]')].filter(
    ({ type, name }) => !/^(hidden|submit|button|reset|image)$/.test(type) && name !== captchaFieldName,
  );

const controlsNamed = (form: HTMLFormElement, name: string): Control[] =>
  [...(form.elements as Iterable<Control>)].filter(control => control.name === name);

/** Leaves in the lines of a form what their reader sees: pasted text brings invisible signs, which no rule takes. */
export function cleanLines(form: HTMLFormElement, fields: readonly ShownField[]): void {
  for (const field of fields) {
    if (field.kind !== 'line') continue;
    for (const control of controlsNamed(form, field.name)) {
      const seen = typedInto(field, control.value);
      if (seen !== control.value) control.value = seen;
    }
  }
}

/** Puts the reader into the first control of a name. */
export const focusField = (form: HTMLFormElement, name: string): void => controlsNamed(form, name)[0]?.focus();

/** The browser's message for a control of a name, in its own language. */
export const nativeSentence = (form: HTMLFormElement, name: string): string =>
  controlsNamed(form, name).find(control => control.validationMessage)?.validationMessage ?? '';

/**
 * Fault of the controls of a name for the browser, which knows the rules of others: a date, the smallest number;
 * undefined without a fault. E-mail addresses have a rule of ours, which takes more.
 */
export function nativeFault(form: HTMLFormElement, name: string): string | undefined {
  const wrong = controlsNamed(form, name).find(
    ({ type, validity }) => !validity.valid && !(type === 'email' && validity.typeMismatch),
  );
  return wrong && ((wrong.validity.valueMissing && wrong.dataset.requiredMsg) || wrong.validationMessage);
}

/** Tells those who listen that a control holds something else. */
export function announceInput(control: Control): void {
  control.dispatchEvent(new CustomEvent('input', { bubbles: true }));
}

/** Empties a form, and says so to those who count. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) announceInput(control);
}

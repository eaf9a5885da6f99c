import { captchaFieldName } from './captcha/markup.ts';
import type { ShownField } from './field.ts';
import { typedInto } from './rules/typed-line.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the controls that a reader fills in, in document order: no buttons, no hidden fields and no captcha. */
export const controlsOf = (form: ParentNode): Control[] =>
  [...form.querySelectorAll<Control>('input[name],select[name],textarea[name]')].filter(
    ({ type, name }) => !/^(hidden|submit|button|reset|image)$/.test(type) && name !== captchaFieldName,
  );

const controlsNamed = (form: HTMLFormElement, name: string): Control[] =>
  [...(form.elements as Iterable<Control>)].filter(control => control.name === name);

/** Removes invisible characters from the lines of a form. They come with pasted text and would break the rules. */
export function cleanLines(form: HTMLFormElement, fields: readonly ShownField[]): void {
  for (const field of fields) {
    if (field.kind !== 'line') continue;
    for (const control of controlsNamed(form, field.name)) {
      const seen = typedInto(field, control.value);
      if (seen !== control.value) control.value = seen;
    }
  }
}

/** Focuses the first control with a name. */
export const focusField = (form: HTMLFormElement, name: string): void => controlsNamed(form, name)[0]?.focus();

/** Returns the browser's validation message for controls with a name. */
export const nativeSentence = (form: HTMLFormElement, name: string): string =>
  controlsNamed(form, name).find(control => control.validationMessage)?.validationMessage ?? '';

/**
 * Returns the error that the browser finds in controls with a name, such as an invalid date or a number below its
 * minimum; undefined if there is none. Ignores its check of e-mail addresses, because our own accepts more.
 */
export function nativeFault(form: HTMLFormElement, name: string): string | undefined {
  const wrong = controlsNamed(form, name).find(
    ({ type, validity }) => !validity.valid && !(type === 'email' && validity.typeMismatch),
  );
  return wrong && ((wrong.validity.valueMissing && wrong.dataset.requiredMsg) || wrong.validationMessage);
}

/** Notifies listeners that a control has a new value. */
export function announceInput(control: Control): void {
  control.dispatchEvent(new CustomEvent('input', { bubbles: true }));
}

/** Resets a form and notifies listeners, such as counters. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) announceInput(control);
}

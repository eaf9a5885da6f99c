import { captchaFieldName } from './captcha/markup.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's controls that a reader fills, in their order: no buttons, nothing hidden, and not its captcha. */
export const controlsOf = (form: ParentNode): Control[] =>
  [...form.querySelectorAll<Control>('input[name],select[name],textarea[name]')].filter(
    ({ type, name }) => !/^(hidden|submit|button|reset|image)$/.test(type) && name !== captchaFieldName,
  );

const controlNamed = (form: HTMLFormElement, name: string): Control | undefined =>
  [...(form.elements as Iterable<Control>)].find(control => control.name === name);

/** Puts the reader into the first control of a name. */
export const focusField = (form: HTMLFormElement, name: string): void => controlNamed(form, name)?.focus();

/** What the browser would say about the control of a name, in its own language. */
export const nativeSentence = (form: HTMLFormElement, name: string): string =>
  controlNamed(form, name)?.validationMessage ?? '';

/** Tells those who listen that a control holds something else. */
export function announceInput(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Empties a form, and says so to those who count. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) announceInput(control);
}

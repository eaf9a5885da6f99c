import type { Control } from './controls.ts';
import type { Values } from './field.ts';

/** The fields of a form's captcha. */
const captchaNames = new Set(['captchaText', 'captchaKey']);

/** What a form holds, its captcha aside. */
export function valuesOf(form: HTMLFormElement): Values {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !captchaNames.has(name)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/** Whether a form holds what it held before. */
export const isSame = (before: Values, now: Values): boolean =>
  JSON.stringify([...before]) === JSON.stringify([...now]);

const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  [...form.querySelectorAll<Control>('input,select,textarea')].find(control => control.name === name);

/** Puts the reader into the first control of a name. */
export const focusField = (form: HTMLFormElement, name: string): void => controlOf(form, name)?.focus();

/** What the browser would say about the control of a name, in its own language. */
export const nativeSentence = (form: HTMLFormElement, name: string): string =>
  controlOf(form, name)?.validationMessage ?? '';

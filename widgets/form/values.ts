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

/** Puts the reader into the first control of a name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.querySelectorAll<HTMLElement>('input,select,textarea');
  [...named].find(control => control.getAttribute('name') === name)?.focus();
}

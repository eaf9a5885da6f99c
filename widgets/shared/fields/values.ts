import { captchaFieldName } from './captcha/markup.ts';
import type { Field, Values } from './field.ts';

const captchaNames = new Set([captchaFieldName, 'captchaKey']);

/** Returns the values of a form without its captcha. */
export function valuesOf(form: HTMLFormElement): Values {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !captchaNames.has(name)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/** Returns true if a form has the same values as before. */
export const isSame = (before: Values, now: Values): boolean =>
  JSON.stringify([...before]) === JSON.stringify([...now]);

/** Returns the fields with the given values filled in. */
export const withValues = (fields: readonly Field[], values: Values): Field[] =>
  fields.map(field => {
    const given = field.kind === 'section' ? undefined : values.get(field.name);
    if (!given) return field;
    if ('options' in field) {
      const options = field.options.map(option => ({ ...option, selected: given.includes(option.value) }));
      return { ...field, options };
    }
    return { ...field, value: given[0] ?? '' };
  });

import { markupError } from './markup-error.ts';

/** Returns an id of digits. Throws MarkupError with the name of the attribute or field for any other value. */
export function idOf(value: string | null | undefined, name: string): string {
  const id = value?.trim() ?? '';
  if (!/^\d+$/.test(id)) throw markupError(`${name}="${id}" is not an id`);
  return id;
}

/** Returns a number of at least zero, or zero if the value is missing. Throws MarkupError for any other value. */
export function numberOf(value: string | null | undefined, name: string): number {
  const number = Number(value ?? 0);
  if (!(number >= 0 && number < Infinity)) throw markupError(`${name}="${value}" is not a number`);
  return number;
}

/** Returns the trimmed text of the first match, or an empty string. */
export const textOf = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent.trim() ?? '';

/** Returns the value of the field with a name, or undefined. */
export const fieldOf = (root: ParentNode, name: string): string | undefined =>
  root.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;

/** Replaces `{n}` in a label with a formatted number. */
export const withNumber = (label: string, number: string): string => label.replace('{n}', number);

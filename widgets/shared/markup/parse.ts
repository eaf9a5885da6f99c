import { markupError } from './markup-error.ts';

/** An id: digits only. Throws MarkupError on anything else, with the name of the attribute or field. */
export function idOf(value: string | null | undefined, name: string): string {
  const id = value?.trim() ?? '';
  if (!/^\d+$/.test(id)) throw markupError(`${name}="${id}" is not an id`);
  return id;
}

/** A number that is not negative; zero where the markup leaves it out. Throws MarkupError on anything else. */
export function numberOf(value: string | null | undefined, name: string): number {
  const number = Number(value ?? 0);
  if (!(number >= 0 && number < Infinity)) throw markupError(`${name}="${value}" is not a number`);
  return number;
}

/** The trimmed text of the first match; empty without a match. */
export const textOf = (root: ParentNode, selector: string): string =>
  root.querySelector(selector)?.textContent.trim() ?? '';

/** Value of the form field of that name; undefined without such a field. */
export const fieldOf = (root: ParentNode, name: string): string | undefined =>
  root.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;

/** Puts a number, already in the reader's digits, in the place of `{n}` in a label. */
export const withNumber = (label: string, number: string): string => label.replace('{n}', number);

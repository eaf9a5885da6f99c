import { isChoice } from '../../markup/choices.ts';
import { isTouched } from '../../markup/touched.ts';
import { announceInput, type Control, controlsOf } from '../controls.ts';

/** Texts and choices of a reader, by the names of the fields. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** Values of a stored draft, by name: anything in storage may have been written by anybody. */
const valuesIn = (draft: unknown): Map<string, readonly unknown[]> =>
  new Map(
    Object.entries(Object(draft) as object).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  );

/** Types of fields whose value does not tell if the reader has changed it, or cannot be restored. */
const untold = /^(file|color|range|select-multiple)$/;

const isSensitive = ({ type, dataset }: Control): boolean =>
  type === 'password' || dataset.sensitive !== undefined || untold.test(type);

const isChosen = (control: Control): boolean => !isChoice(control) || control.checked;

/**
 * A draft with what a form now has for one name, unless the reader has not changed it or it is secret; undefined where
 * nothing is left of it. One name at a time: another tab may have written the others.
 */
export function draftWith(draft: unknown, form: HTMLFormElement, name: string): Draft | undefined {
  const values = valuesIn(draft);
  const controls = controlsOf(form).filter(control => control.name === name);
  values.delete(name);
  if (controls.some(isTouched) && !controls.some(isSensitive)) {
    values.set(name, controls.filter(isChosen).map(({ value }) => value));
  }
  return values.size > 0 ? (Object.fromEntries(values) as Draft) : undefined;
}

/** Tells if two drafts have the same for a name. */
export const isKeptFor = (name: string, draft: unknown, other: unknown): boolean =>
  JSON.stringify(valuesIn(draft).get(name)) === JSON.stringify(valuesIn(other).get(name));

/** Says whether the control could take what was kept for it: a choice may be offered no more. */
function putBack(control: Control, values: readonly unknown[], controls: readonly Control[]): boolean {
  const [value] = values;
  const isOffered = (options: readonly { value: string }[]): boolean => options.some(option => option.value === value);
  if (isChoice(control)) {
    if (control.type === 'radio' && !isOffered(controls.filter(({ name }) => name === control.name))) return false;
    control.checked = values.includes(control.value);
    return true;
  }
  if (typeof value !== 'string' || ('options' in control && !isOffered([...control.options]))) return false;
  control.value = value;
  return true;
}

/**
 * Puts a draft back into the fields that the reader has not touched since; says whether there was anything to put.
 * All of them, and those that the reader has touched, say so by an event: counters listen, and whoever keeps the draft.
 */
export function restoreDraft(form: HTMLFormElement, draft: unknown): boolean {
  let restored = false;
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  const kept = valuesIn(draft);
  for (const control of controls) {
    if (!touched.has(control.name)) {
      const values = kept.get(control.name);
      if (!values || isSensitive(control) || !putBack(control, values, controls)) continue;
      restored = true;
    }
    announceInput(control);
  }
  return restored;
}

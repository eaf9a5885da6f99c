import { isChoice } from '../../markup/choices.ts';
import { isTouched } from '../../markup/touched.ts';
import { announceInput, type Control, controlsOf } from '../controls.ts';

/** Texts and choices of a reader, by field name. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** Returns the values of a stored draft by name. Checks them, because other scripts may write to storage. */
const valuesIn = (draft: unknown): Map<string, readonly unknown[]> =>
  new Map(
    Object.entries(Object(draft) as object).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  );

/** Types of fields whose value does not show a change by the reader, or cannot be restored. */
const untold = /^(file|color|range|select-multiple)$/;

const isSensitive = ({ type, dataset }: Control): boolean =>
  type === 'password' || dataset.sensitive !== undefined || untold.test(type);

const isChosen = (control: Control): boolean => !isChoice(control) || control.checked;

/**
 * Returns a draft updated with a form's current values for one name. Leaves the name out if the reader has not changed
 * its fields or they are sensitive. Returns undefined if the draft is then empty. Does not touch other names, because
 * another tab may have written them.
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

/** Returns true if two drafts have the same values for a name. */
export const isKeptFor = (name: string, draft: unknown, other: unknown): boolean =>
  JSON.stringify(valuesIn(draft).get(name)) === JSON.stringify(valuesIn(other).get(name));

/**
 * Restores a control's stored value. Returns false if that is impossible, for example because an option no longer
 * exists.
 */
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
 * Restores a draft into the fields that the reader has not touched. Returns true if any value was restored. Fires an
 * input event at restored and at touched fields, so that counters and the draft storage update.
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

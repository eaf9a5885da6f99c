import { type Control, controlsOf, isChoice } from '../controls.ts';

/** What a reader has typed and chosen, by the names of the fields. */
export type Draft = Readonly<Record<string, readonly string[]>>;

const isSensitive = ({ type, dataset }: Control): boolean => type === 'password' || dataset.sensitive !== undefined;

function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  const before = 'options' in control ? control.dataset.default : control.defaultValue.replace(/\r\n?/g, '\n');
  return control.value !== (before ?? '');
}

const touchedNames = (controls: readonly Control[]): Set<string> =>
  new Set(controls.filter(isTouched).map(({ name }) => name));

/** Tells those who listen that a control holds something else. */
function announce(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const isChosen = (control: Control): boolean => !isChoice(control) || control.checked;

/** The values that a form has for a name; undefined where the reader has not changed them, or they are secret. */
function valuesIn(form: HTMLFormElement, name: string): string[] | undefined {
  const controls = controlsOf(form).filter(control => control.name === name);
  if (controls.some(isSensitive) || !controls.some(isTouched)) return undefined;
  return controls.filter(isChosen).map(({ value }) => value);
}

/**
 * A draft with what a form now has for one name; undefined where nothing is left of it. One name at a time: another
 * tab may have written the others.
 */
export function draftWith(draft: unknown, form: HTMLFormElement, name: string): Draft | undefined {
  const stored = Object.entries(Object(draft) as object);
  const others = stored.filter(([other, kept]) => other !== name && Array.isArray(kept));
  const values = valuesIn(form, name);
  const entries = values ? [...others, [name, values]] : others;
  return entries.length > 0 ? (Object.fromEntries(entries) as Draft) : undefined;
}

/** Empties a form, and says so to those who count. */
export function clear(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) announce(control);
}

/** The values that a stored draft has for a name: whatever is stored may have been written by anybody. */
function valuesFor(draft: unknown, name: string): readonly unknown[] | undefined {
  const stored: unknown = Object.entries(Object(draft) as object).find(([key]) => key === name)?.[1];
  return Array.isArray(stored) ? stored : undefined;
}

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
  const touched = touchedNames(controls);
  for (const control of controls) {
    if (!touched.has(control.name)) {
      const values = valuesFor(draft, control.name);
      if (!values || isSensitive(control) || !putBack(control, values, controls)) continue;
      restored = true;
    }
    announce(control);
  }
  return restored;
}

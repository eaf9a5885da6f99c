import type { ComponentProps } from 'react';
import { storage } from '../../../kernel/storage.ts';
import type { Kernel } from '../../../kernel/types.ts';
import { controlsOf } from '../fields/controls.ts';
import { type Draft, draftWith } from '../fields/draft/draft.ts';
import type { ChoiceField, Field } from '../fields/field.ts';
import { lineField, longField } from '../fields/text-fields.ts';
import { SaveFormBox } from '../../forms/save-form/box.tsx';
import mount from '../../forms/save-form/save-form.tsx';
import words from '../fields/words.json' with { type: 'json' };
import { click, element, kernelOf, wake } from './page.ts';
import { printBox } from './render.ts';

type SaveFormBoxProps = ComponentProps<typeof SaveFormBox>;

/** Creates a choice field whose labels equal its values. */
export const choiceField = (
  kind: ChoiceField['kind'],
  name: string,
  values: readonly string[],
  ...selected: string[]
): ChoiceField => ({
  kind,
  name,
  label: name,
  hint: '',
  mandatory: false,
  requiredMessage: '',
  options: values.map(value => ({ value, label: value, selected: selected.includes(value) })),
});

export const nameRequired = 'نام خود را بنویسید.';
export const bodyTooLong = 'کوتاه‌تر بنویسید.';

/** One field of each kind. */
export const fields: Field[] = [
  lineField({ name: 'author', label: 'نام', mandatory: true, requiredMessage: nameRequired }),
  lineField({ name: 'email', label: 'ایمیل', type: 'email', rule: 'email', ruleMessage: words.fa.emailInvalid }),
  lineField({ name: 'nationalId', label: 'کد ملی', sensitive: true }),
  lineField({ name: 'secret', label: 'گذرواژه', type: 'password' }),
  longField({ name: 'body', label: 'متن', limit: 10, limitMessage: bodyTooLong }),
  choiceField('radio', 'pace', ['slow', 'fast'], 'slow'),
  choiceField('checkbox', 'topics', ['art', 'sport', 'city'], 'art'),
  choiceField('select', 'city', ['tehran', 'shiraz', 'tabriz']),
];

const saveForm: SaveFormBoxProps = {
  language: 'fa',
  id: '7',
  url: '/rest/saveForm/7',
  title: 'روایت شما',
  fields,
  captcha: false,
};

/** Puts a save form on the page without waking it. */
export const printSaveForm = (props: Partial<SaveFormBoxProps> = {}): HTMLElement =>
  printBox(<SaveFormBox {...saveForm} {...props} />);

/** Puts a save form on the page and wakes it. */
export async function wakeSaveForm(props: Partial<SaveFormBoxProps> = {}): Promise<Kernel> {
  const kernel = kernelOf(props.language);
  await wake(mount, printSaveForm(props), kernel);
  return kernel;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the first control with a name. */
export const control = (name: string): TextControl => element(`[name="${name}"]`) as TextControl;

/** Types into a control, or chooses an option of a select. */
export function typeInto(name: string, value: string): void {
  const field = control(name);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the draft with all changes in a form. */
export const draftOf = (form: HTMLFormElement): Draft | undefined =>
  controlsOf(form).reduce<Draft | undefined>((draft, { name }) => draftWith(draft, form, name), undefined);

/** Submits the form with its button and waits until everything has settled. */
export const send = (): Promise<void> => click('.form-send');

/** Returns the message of the form without its buttons. */
export const formMessage = (): string => element('.form-message').firstChild?.textContent ?? '';

/** Returns the stored draft of a form without its date. */
export function keptDraft(id: string): unknown {
  const { '(written)': _, ...values } = Object(storage.read('draft', id)) as Record<string, unknown>;
  return Object.keys(values).length > 0 ? values : undefined;
}

/** Returns the error messages by field name. */
export const fieldErrors = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll<HTMLElement>('.field-error'), ({ dataset, textContent }) => [
      dataset.field ?? '',
      textContent,
    ]),
  );

/** Counts the enabled and disabled controls of the form, including its button. */
export const usable = (): [enabled: number, disabled: number] => [
  document.querySelectorAll('form :is(input,select,textarea,button):enabled').length,
  document.querySelectorAll('form :is(input,select,textarea,button):disabled').length,
];

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

/** A field to choose from; its options are called as their values are. */
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

/** One field of each kind that a save form may have. */
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

/** Puts a save form on the page, asleep. */
export const printSaveForm = (props: Partial<SaveFormBoxProps> = {}): HTMLElement =>
  printBox(<SaveFormBox {...saveForm} {...props} />);

/** Puts a save form on the page and wakes it. */
export async function wakeSaveForm(props: Partial<SaveFormBoxProps> = {}): Promise<Kernel> {
  const kernel = kernelOf(props.language);
  await wake(mount, printSaveForm(props), kernel);
  return kernel;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The first control of a name, to read its value. */
export const control = (name: string): TextControl => element(`[name="${name}"]`) as TextControl;

/** Writes into a control, or chooses in a select, as a reader does. */
export function typeInto(name: string, value: string): void {
  const field = control(name);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The draft of all that the reader has changed in a form. */
export const draftOf = (form: HTMLFormElement): Draft | undefined =>
  controlsOf(form).reduce<Draft | undefined>((draft, { name }) => draftWith(draft, form, name), undefined);

/** Sends the form with its button and lets what follows come to its end. */
export const send = (): Promise<void> => click('.form-send');

/** Message of the form itself, without its buttons. */
export const formMessage = (): string => element('.form-message').firstChild?.textContent ?? '';

/** Kept values of a form, without their date. */
export function keptDraft(id: string): unknown {
  const { '(written)': _, ...values } = Object(storage.read('draft', id)) as Record<string, unknown>;
  return Object.keys(values).length > 0 ? values : undefined;
}

/** Messages at the fields, by their names. */
export const fieldErrors = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll<HTMLElement>('.field-error'), ({ dataset, textContent }) => [
      dataset.field ?? '',
      textContent,
    ]),
  );

/** Counts the form's controls that can be used, its button included, and those that cannot. */
export const usable = (): [enabled: number, disabled: number] => [
  document.querySelectorAll('form :is(input,select,textarea,button):enabled').length,
  document.querySelectorAll('form :is(input,select,textarea,button):disabled').length,
];

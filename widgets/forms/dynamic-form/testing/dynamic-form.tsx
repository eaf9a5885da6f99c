import type { ComponentProps } from 'react';
import { DynamicFormBox } from '../box.tsx';
import mount from '../dynamic-form.tsx';
import { element, kernelOf, settle, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';
import { type Answer, json, serve } from '../../../shared/testing/server.ts';

type BoxProps = Partial<ComponentProps<typeof DynamicFormBox>>;

const box = { language: 'fa', id: '21', formUrl: '/forms/21', submitUrl: '/rest/form/21' };

/** Puts a dynamic form on the page without waking it. */
const printDynamicForm = (props: BoxProps = {}): HTMLElement =>
  printBox(
    <main>
      <DynamicFormBox {...box} {...props} />
    </main>,
  ).querySelector('section') ?? element('section');

/** Creates an item of a definition as servers send it. */
export const item = (itemTypeStr: string, id: string, more: object = {}): object => ({
  itemTypeStr,
  id,
  label: `برچسب ${id}`,
  hint: '',
  mandatory: false,
  defaultValue: '',
  ...more,
});

/** Creates the options of an item. `selected` contains the ids of selected ones. */
export const options = (ids: readonly string[], ...selected: string[]): object => ({
  optionList: ids.map(id => ({ id, label: `گزینه ${id}`, selected: selected.includes(id) })),
});

export const definition = (...itemList: unknown[]): Answer => json({ form: { title: 'نظرسنجی', itemList } });

/** Puts a dynamic form on the page and wakes it. The server gives the responses in order. */
export async function wakeDynamicForm(props: BoxProps, ...answers: Answer[]): Promise<ReturnType<typeof serve>> {
  const requests = serve(...answers);
  await wake(mount, printDynamicForm(props), kernelOf(props.language));
  return requests;
}

/** Submits the form and waits until everything has settled. */
export async function send(): Promise<void> {
  element('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
}

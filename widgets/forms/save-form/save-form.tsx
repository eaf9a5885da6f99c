import type { ReactNode } from 'react';
import { Form } from '../../shared/fields/form.tsx';
import { type FormProps, parseForm } from '../../shared/fields/markup/parse-form.ts';
import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { submitForm } from '../../shared/fields/submission/submit-form.ts';
import { idOf } from '../../shared/markup/parse.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';

export interface SaveFormProps extends FormProps {
  id: string;
}

/** Reads a save form from its markup. */
export const parseSaveForm = (box: HTMLElement, parser?: UnrenderedParser): SaveFormProps => ({
  ...parseForm(box, parser),
  id: idOf(box.dataset.id ?? '0', 'data-id'),
});

/** Renders a form that saves its values at its own URL. */
export function SaveForm({ id, ...form }: SaveFormProps & ViewProps): ReactNode {
  return (
    <Form {...form} id={`save-form-${id}`} send={(values, captcha) => submitForm(form.url, values, captcha)} />
  );
}

export default island(parseSaveForm, SaveForm);

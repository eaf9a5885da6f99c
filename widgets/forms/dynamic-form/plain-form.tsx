import type { ReactNode } from 'react';
import type { FormState } from '../../shared/fields/field.ts';
import { SaveFormBox } from '../save-form/box.tsx';
import { type FormGrids, gridAttributes } from './box.tsx';
import type { FormDefinition } from './definition.ts';
import { toFields } from './fields.ts';
import { readableField } from './readable-field.ts';
import { formSentencesFor } from './sentences.ts';

interface PlainDynamicFormProps {
  language: string;
  id: string;
  definition: FormDefinition;
  /** What it is filled with, by the names of the fields. */
  prefill: Readonly<Record<string, unknown>>;
  /** Where it is posted to. */
  url: string;
  grids?: FormGrids;
  /** What a refused post had sent. */
  state?: FormState;
}

/** A dynamic form as finished markup, which works without script and is a save form with it. */
export function PlainDynamicForm({ definition, prefill, grids, ...form }: PlainDynamicFormProps): ReactNode {
  const fields = toFields(definition, prefill, formSentencesFor(form.language)).map(readableField);
  return (
    <div className="dynamic-form" {...gridAttributes(grids)}>
      <SaveFormBox {...form} title={definition.title} fields={fields} captcha={false} />
    </div>
  );
}

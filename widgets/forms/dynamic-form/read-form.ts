import type { Field, Values } from '../../shared/fields/field.ts';
import { readDefinition } from './definition.ts';
import { type FormSentences, serialize, toFields } from './fields.ts';

export interface LoadedForm {
  title: string;
  fields: readonly Field[];
  /** Makes the text that the form posts. */
  serialize: (values: Values) => Record<string, string>;
  /** Unusable parts of the definition, and the reason why expected content is missing. */
  faults: readonly string[];
}

/** The form of a definition, filled with its content. */
export function readForm(
  form: unknown,
  content: Readonly<Record<string, unknown>>,
  sentences: FormSentences,
): LoadedForm {
  const { definition, rejected } = readDefinition(form);
  const fields = toFields(definition, content, sentences);
  return {
    title: definition.title,
    fields,
    serialize: values => serialize(fields, values),
    faults: rejected,
  };
}

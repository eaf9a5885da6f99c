import type { Field, Values } from '../../shared/fields/field.ts';
import { readDefinition } from './definition.ts';
import { type FormSentences, serialize, toFields } from './fields.ts';

export interface LoadedForm {
  title: string;
  fields: readonly Field[];
  /** Converts values to the posted texts. */
  serialize: (values: Values) => Record<string, string>;
  /** Reasons why parts of the definition or the content are missing. */
  faults: readonly string[];
}

/** Creates a form from its definition and content. */
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

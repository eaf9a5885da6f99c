import type { Field, Values } from '../../shared/fields/field.ts';
import type { FormSentences } from './definition.ts';
import { fetchContent, fetchDefinition } from './fetch-form.ts';

export interface LoadedForm {
  title: string;
  fields: readonly Field[];
  /** What the form posts (SPEC §3.14). */
  serialize: (values: Values) => Record<string, string>;
  /** What could not be used of the definition, and why there is no content where there should be. */
  faults: readonly string[];
}

/**
 * Fetches a form's definition, and beside it what the form is filled with and what reads it (SPEC §7.7); null where
 * the definition cannot be had. Without its content it is an empty form.
 */
export async function loadForm(
  formUrl: string,
  contentUrl: string,
  sentences: FormSentences,
): Promise<LoadedForm | null> {
  const [form, content, reader] = await Promise.all([
    fetchDefinition(formUrl),
    contentUrl ? fetchContent(contentUrl) : null,
    import('./definition.ts').catch(() => null),
  ]);
  if (form.kind !== 'answer' || !reader) return null;
  const { definition, rejected } = reader.readDefinition(form.answer.form);
  const isFilled = content?.kind === 'answer';
  const fields = reader.toFields(definition, isFilled ? content.answer : {}, sentences);
  return {
    title: definition.title,
    fields,
    serialize: values => reader.serialize(fields, values),
    faults: content && !isFilled ? [...rejected, `content: ${content.kind}`] : rejected,
  };
}

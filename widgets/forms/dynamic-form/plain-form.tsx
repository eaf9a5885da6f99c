import type { ReactNode } from 'react';
import { type FormState, newState } from '../../form/field.ts';
import { formAttributes, formMessagesFor } from '../../form/form-messages.ts';
import { withValues } from '../../form/text-fields.ts';
import { renderingKernel } from '../../island/rendering-kernel.ts';
import { messagesFor } from '../../messages/messages.ts';
import { SaveForm, type SaveFormProps } from '../save-form/save-form.tsx';
import { type FormGrids, gridAttributes } from './box.tsx';
import { type FormDefinition, toFields } from './definition.ts';
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

/** A dynamic form as finished markup, which works without script and is a save form with it (SPEC §2.14). */
export function PlainDynamicForm(given: PlainDynamicFormProps): ReactNode {
  const { language, id, definition, url, grids, state = newState } = given;
  const { saved, saveFailed, send } = messagesFor(language);
  const fields = toFields(definition, given.prefill, formSentencesFor(language)).map(readableField);
  const props: SaveFormProps = {
    id,
    url,
    title: definition.title,
    fields: withValues(fields, state.values),
    hidden: new Map(),
    captcha: null,
    sendLabel: send,
    messages: formMessagesFor(language, { success: saved, error: saveFailed }),
    errors: state.errors,
    notice: state.notice,
  };
  return (
    <section
      className="dynamic-form"
      data-widget="save-form"
      data-view=""
      data-load="tap"
      data-id={id}
      {...gridAttributes(grids)}
      {...formAttributes(url, props.messages)}
    >
      <SaveForm {...props} kernel={renderingKernel(language)} />
    </section>
  );
}

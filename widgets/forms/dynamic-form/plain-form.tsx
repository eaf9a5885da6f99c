import type { ReactNode } from 'react';
import { type FormState, newState } from '../../form/field.ts';
import { formMessagesFor } from '../../form/form-messages.ts';
import { Form } from '../../form/form.tsx';
import { withValues } from '../../form/text-fields.ts';
import { renderingKernel } from '../../island/rendering-kernel.ts';
import { messagesFor } from '../../messages/messages.ts';
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

/** A dynamic form as plain markup, which posts its fields themselves: it works without script (SPEC §2.14). */
export function PlainDynamicForm({
  language,
  id,
  definition,
  prefill,
  url,
  grids,
  state = newState,
}: PlainDynamicFormProps): ReactNode {
  const { saved, saveFailed, send } = messagesFor(language);
  const fields = toFields(definition, prefill, formSentencesFor(language)).map(readableField);
  return (
    <div className="dynamic-form" {...gridAttributes(grids)}>
      <Form
        kernel={renderingKernel(language)}
        id={`plain-form-${id}`}
        url={url}
        title={definition.title}
        fields={withValues(fields, state.values)}
        hidden={new Map()}
        captcha={null}
        sendLabel={send}
        messages={formMessagesFor(language, { success: saved, error: saveFailed })}
        errors={state.errors}
        notice={state.notice}
        send={() => Promise.resolve({ kind: 'unreachable' })}
      />
    </div>
  );
}

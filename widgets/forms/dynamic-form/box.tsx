import type { ReactNode } from 'react';
import { formMessages } from '../../shared/fields/table.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { speaker } from '../../shared/render/table.ts';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import { DynamicForm } from './dynamic-form-view.tsx';
import { formSentencesFor } from './rendered-sentences.ts';
import type { DynamicFormProps } from './markup.ts';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

/** Columns out of twelve for labels and fields on wide screens. */
export interface FormGrids {
  label: number;
  input: number;
}

interface DynamicFormBoxProps {
  language: string;
  id: string;
  formUrl: string;
  contentUrl?: string;
  /** URL for submits. Without it, the form cannot be sent. */
  submitUrl?: string;
  /** URL of the same form as plain markup. */
  plainUrl?: string;
  animation?: boolean;
  submittable?: boolean;
  readOnly?: boolean;
  grids?: FormGrids;
  /** The same form as plain markup, for browsers without script. */
  children?: ReactNode;
}

export const gridAttributes = (grids: FormGrids | undefined) => ({
  'data-label-columns': grids?.label,
  'data-input-columns': grids?.input,
});

/** Renders the box of a form that the browser builds from its definition. */
export function DynamicFormBox({
  language,
  id,
  formUrl,
  contentUrl = '',
  submitUrl = '',
  plainUrl = '',
  animation = false,
  submittable = true,
  readOnly = false,
  grids,
  children,
}: DynamicFormBoxProps): ReactNode {
  const { loading, unavailable, tryAgain, plainForm } = wordsFor(words, language);
  const { send, saved, saveFailed } = wordsFor(formWords, language);
  const messages = formMessages(speaker(language), { success: saved, error: saveFailed });
  const props: DynamicFormProps = {
    id: `dynamic-form-${id}`,
    formUrl,
    contentUrl,
    submitUrl: submittable ? submitUrl : '',
    readOnly,
    animation,
    sendLabel: send,
    messages: { ...messages, captchaError: '' },
    sentences: formSentencesFor(language),
    loadingLabel: loading,
    unavailableLabel: unavailable,
    tryAgainLabel: tryAgain,
    plainUrl,
    plainLabel: plainUrl ? plainForm : '',
  };
  return (
    <>
      <ViewBox
        name="dynamic-form"
        // Without script, nothing loads here, and the plain form follows.
        className={children ? 'dynamic-form needs-script' : 'dynamic-form'}
        {...{ language, table, View: DynamicForm, props }}
        id={props.id}
        data-form={formUrl}
        data-content={contentUrl || undefined}
        data-submit={submitUrl || undefined}
        data-submittable={submittable ? undefined : 'false'}
        data-readonly={readOnly ? '' : undefined}
        data-animation={animation ? '' : undefined}
        {...gridAttributes(grids)}
        data-limit-msg={props.sentences.tooLong}
      />
      {children ? <noscript>{children}</noscript> : null}
    </>
  );
}

import type { ReactNode } from 'react';
import { formMessagesFor } from '../../shared/fields/rendered-form.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { DynamicForm } from './dynamic-form-view.tsx';
import type { DynamicFormProps } from './markup.ts';
import { formSentencesFor } from './rendered-sentences.ts';
import words from './words.json' with { type: 'json' };

/** Columns out of twelve that the labels and the fields of a form take on wide screens. */
export interface FormGrids {
  label: number;
  input: number;
}

interface DynamicFormBoxProps {
  language: string;
  id: string;
  formUrl: string;
  contentUrl?: string;
  /** Without it the form cannot be sent. */
  submitUrl?: string;
  /** Address of the same form as plain markup. */
  plainUrl?: string;
  animation?: boolean;
  submittable?: boolean;
  readOnly?: boolean;
  grids?: FormGrids;
  /** The same form as plain markup, for browsers without script. */
  children?: ReactNode;
}

/** The grid's attributes. */
export const gridAttributes = (grids: FormGrids | undefined) => ({
  'data-label-columns': grids?.label,
  'data-input-columns': grids?.input,
});

const messageAttributes = ({ messages, sentences, ...labels }: DynamicFormProps) => ({
  'data-text-submit': labels.sendLabel,
  'data-success': messages.success,
  'data-error': messages.error,
  'data-unreachable': messages.unreachable,
  'data-invalid': messages.invalid,
  'data-draft-restored': messages.draftRestored,
  'data-draft-discard': messages.draftDiscard,
  'data-draft-discarded': messages.draftDiscarded,
  'data-loading': labels.loadingLabel,
  'data-unavailable': labels.unavailableLabel,
  'data-try-again': labels.tryAgainLabel,
  'data-required-msg': sentences.required,
  'data-choice-msg': sentences.choiceRequired,
  'data-limit-msg': sentences.tooLong,
});

/** The labels of the editor for rich text. */
function editorAttributes(language: string) {
  const { bold, italic, bulletList, numberedList } = wordsFor(words, language);
  return { 'data-bold': bold, 'data-italic': italic, 'data-bullet-list': bulletList, 'data-numbered-list': numberedList };
}

/** The place of a form that the phone makes of its definition, as the server prints it. */
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
  const { captchaError: _, ...messages } = formMessagesFor(language, { success: saved, error: saveFailed });
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
      <section
        // Without script nothing is on its way; the plain form follows.
        className={children ? 'dynamic-form needs-script' : 'dynamic-form'}
        id={props.id}
        data-widget="dynamic-form"
        data-view=""
        data-form={formUrl}
        data-content={contentUrl || undefined}
        data-submit={submitUrl || undefined}
        data-submittable={submittable ? undefined : 'false'}
        data-readonly={readOnly ? '' : undefined}
        data-animation={animation ? '' : undefined}
        {...gridAttributes(grids)}
        {...messageAttributes(props)}
        {...editorAttributes(language)}
      >
        <DynamicForm {...props} kernel={renderingKernel(language)} />
      </section>
      {children ? <noscript>{children}</noscript> : null}
    </>
  );
}

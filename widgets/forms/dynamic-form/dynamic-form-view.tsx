import {
  type ReactNode, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState,
} from 'react';
import { reportError } from '../../shared/base/report-error.ts';
import { call } from '../../shared/calls/call.ts';
import { Form } from '../../shared/fields/form.tsx';
import { startRichText } from '../../shared/fields/rich-text/rich-text-loader.ts';
import { refusal, type Submission } from '../../shared/fields/submission/submission.ts';
import type { ViewProps } from '../../shared/island/island.tsx';
import { dynamicFormAnswer, formAnswer, formContentAnswer } from './contract.ts';
import type { FormSentences } from './fields.ts';
import { FormWaiting } from './form-waiting.tsx';
import type { DynamicFormProps } from './markup.ts';
import type { LoadedForm } from './read-form.ts';
import { readableField } from './readable-field.ts';

/**
 * Loads a form's definition and, in parallel, its content and the parser. Resolves with null if the definition cannot
 * be loaded. Rejects if it is unusable. If the content cannot be loaded, the form is empty.
 */
async function loadForm(
  formUrl: string,
  contentUrl: string,
  sentences: FormSentences,
): Promise<LoadedForm | null> {
  const [form, content, parser] = await Promise.all([
    call({ address: formUrl, contract: formAnswer }),
    contentUrl ? call({ address: contentUrl, contract: formContentAnswer }) : null,
    import('./read-form.ts').catch(() => null),
  ]);
  if (form.kind !== 'answer' || !parser) return null;
  const isFilled = content?.kind === 'answer';
  const read = parser.readForm(form.answer.form, isFilled ? content.answer : {}, sentences);
  return content && !isFilled ? { ...read, faults: [...read.faults, `content: ${content.kind}`] } : read;
}

/**
 * Remembers the position of a box's end. Returns a function to call after the box's height has changed. If the reader
 * sees the part below the box but not the box's start, scrolls so that this part stays in place, because browsers
 * anchor to the box instead, or not at all. Reduces the reserved height of a filled box only as far as nothing visible
 * moves.
 */
function holdEnd(box: HTMLElement): (isFilled: boolean) => void {
  const { top, bottom } = box.getBoundingClientRect();
  const isEndSeen = top < 0 && bottom < innerHeight;
  const least = isEndSeen ? bottom - top - scrollY : Math.min(bottom, innerHeight) - top;
  return isFilled => {
    if (isFilled) box.style.minBlockSize = `${Math.max(0, least)}px`;
    if (isEndSeen) scrollBy({ top: box.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
  };
}

/** Starts the editor at once in fields with HTML, because readers should not see tags. */
function startEditors(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich]')) {
    if (!field.readOnly && /<\w/.test(field.value)) void startRichText(field);
  }
}

/** Prevents a submit, also by the Enter key, of a form without a URL. */
function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Posts the values of a dynamic form as JSON in the field `data`. */
async function submitDynamicForm(
  address: string,
  values: Readonly<Record<string, string>>,
): Promise<Submission> {
  const outcome = await call({ address, body: { data: JSON.stringify(values) }, contract: dynamicFormAnswer });
  if (outcome.kind === 'refused') return refusal(outcome.said);
  if (outcome.kind !== 'answer') return outcome;
  const { isError, message } = outcome.answer;
  return { kind: isError ? 'failed' : 'sent', message, captchaKey: '' };
}

/** Loads the form. Undefined while it loads, null if it cannot be loaded. */
function useForm(
  { formUrl, contentUrl, sentences }: DynamicFormProps,
  root: RefObject<HTMLElement | null>,
): [form: LoadedForm | null | undefined, tryAgain: () => void] {
  const [form, setForm] = useState<LoadedForm | null>();
  const [attempt, setAttempt] = useState(0);
  const putBack = useRef<ReturnType<typeof holdEnd>>(null);

  useEffect(() => {
    let isWanted = true;
    const show = (loaded: LoadedForm | null, faults: readonly string[] | undefined = loaded?.faults): void => {
      const box = root.current?.parentElement;
      if (!isWanted || !box) return;
      putBack.current = holdEnd(box);
      setForm(loaded?.fields.length ? loaded : null);
      if (faults?.length) reportError(box, faults);
    };
    loadForm(formUrl, contentUrl, sentences).then(show, (error: unknown) => show(null, [String(error)]));
    return () => {
      isWanted = false;
    };
  }, [formUrl, contentUrl, sentences, root, attempt]);

  useLayoutEffect(() => {
    putBack.current?.(form != null);
    putBack.current = null;
  }, [form]);

  function tryAgain(): void {
    setForm(undefined);
    setAttempt(count => count + 1);
    // The button that had the focus disappears.
    root.current?.focus();
  }

  return [form, tryAgain];
}

/** Renders a form from its definition. */
export function DynamicForm({ kernel, ...props }: DynamicFormProps & ViewProps): ReactNode {
  const { id, formUrl, submitUrl, readOnly, messages, plainUrl, plainLabel } = props;
  const root = useRef<HTMLDivElement>(null);
  const [form, tryAgain] = useForm(props, root);
  const canBeSent = submitUrl !== '' && !readOnly;

  useEffect(() => {
    if (form && root.current) startEditors(root.current);
  }, [form]);

  return (
    <div
      className={form && props.animation ? 'form-root form-appears' : 'form-root'}
      tabIndex={-1}
      ref={root}
      onSubmitCapture={canBeSent ? undefined : stop}
    >
      {form ? (
        <Form
          kernel={kernel}
          id={id}
          url={submitUrl || formUrl}
          title={form.title}
          fields={readOnly ? form.fields.map(readableField) : form.fields}
          hidden={new Map()}
          captcha={null}
          sendLabel={canBeSent ? props.sendLabel : ''}
          messages={messages}
          errors={new Map()}
          notice=""
          readOnly={readOnly}
          send={values => submitDynamicForm(submitUrl, form.serialize(values))}
        />
      ) : (
        <FormWaiting
          text={form === null ? props.unavailableLabel : props.loadingLabel}
          tryAgainLabel={form === null ? props.tryAgainLabel : ''}
          onTryAgain={tryAgain}
          plainUrl={plainUrl}
          plainLabel={plainLabel}
        />
      )}
    </div>
  );
}

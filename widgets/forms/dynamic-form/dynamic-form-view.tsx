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
 * Fetches a form's definition, and beside it what the form is filled with and what reads it; null where the definition
 * cannot be had. Rejects where it cannot be used. Without its content it is an empty form.
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
 * Remembers where a box ends, and returns a function to call once the box has another height. If the reader sees the
 * part below the box, and not the box's start, that part stays in its place, and new content is above it. A browser
 * that holds a place by itself holds that of the box, for that is on the screen; and some hold none. A box that has
 * what it kept room for gives back as much of that as moves nothing on the screen.
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

/** Nobody wants to see tags: a field that holds some gets its editor without being asked. */
function startEditors(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich]')) {
    if (!field.readOnly && /<\w/.test(field.value)) void startRichText(field);
  }
}

/** Stops the Enter key, too, in a form that has no address. */
function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Posts a form that was made from its definition: the JSON of its values, as `data`. */
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

/** The form as it comes; undefined while it is on its way, null where it cannot be had. */
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
    // The button that had the focus goes.
    root.current?.focus();
  }

  return [form, tryAgain];
}

/** A form that is made of its definition. */
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

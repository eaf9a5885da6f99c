import { type ReactNode, type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { Captcha } from './captcha/captcha.tsx';
import { captchaField } from './captcha/markup.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import type { ViewProps } from '../island/island.tsx';
import { useSingleFlight } from '../calls/use-single-flight.ts';
import { draftIdOf } from './draft/draft-id.ts';
import { clear, draftWith, restoreDraft } from './draft/draft.ts';
import type { Errors, Values } from './field.ts';
import { FieldView } from './field-view.tsx';
import type { FormProps } from './parse-form.ts';
import { validate } from './rules/validate.ts';
import type { SendForm, Submission } from './submission/submission.ts';
import { focusField, isSame, nativeSentence, valuesOf } from './values.ts';

interface FormViewProps extends FormProps, ViewProps {
  /** Its own on the page: the ids of its controls begin with it. */
  id: string;
  send: SendForm;
  /** Above the fields. */
  children?: ReactNode;
  /** Of the captcha's first image; random where there is none. */
  captchaKey?: string;
  readOnly?: boolean;
  /** Hears of everything that the reader types or chooses. */
  onValues?: (values: Values) => void;
  /** Hears of the answer that has closed the form. */
  onClosed?: (kind: 'sent' | 'failed') => void;
}

const captchaName = 'captchaText';
const noErrors: Errors = new Map();

/**
 * A form that checks what the reader has put in, sends it, says what became of it, and keeps it as a draft until it is
 * sent (SPEC §4.7, §4.8, §5.1, §8). It closes with an answer, but for one that the reader can do something about.
 */
export function Form(props: FormViewProps): ReactNode {
  const { kernel, id, url, fields, captcha, messages, readOnly = false, ...rest } = props;
  const [errors, setErrors] = useState(rest.errors);
  const [message, setMessage] = useState(rest.notice);
  const [isClosed, setClosed] = useState(false);
  const [busy, run] = useSingleFlight();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** Whether the errors are new, and the reader is to be led to the first of them. */
  const isRefused = useRef(false);
  const { captchaKey, reply, refresh } = useCaptcha(form, kernel, captcha !== null, rest.captchaKey);

  const draft = (): unknown => kernel.storage.read('draft', draftIdOf(url));
  const keepDraft = (next: unknown): void => kernel.storage.write('draft', draftIdOf(url), next);

  function hear({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    keepDraft(draftWith(draft(), currentTarget, name));
    rest.onValues?.(valuesOf(currentTarget));
    setErrors(found => (found.has(name) ? new Map([...found].filter(([other]) => other !== name)) : found));
  }

  const takeOver = useRef((element: HTMLFormElement) => {
    if (restoreDraft(element, draft())) setMessage(messages.draftRestored);
  });
  useLayoutEffect(() => {
    if (form.current) takeOver.current(form.current);
  }, []);

  // Once the sentence is at its field: who listens hears both.
  useLayoutEffect(() => {
    const [first] = errors.keys();
    if (isRefused.current && form.current && first !== undefined) focusField(form.current, first);
    isRefused.current = false;
  }, [errors]);

  function faultsIn(element: HTMLFormElement): Errors {
    const found = new Map(validate(fields, valuesOf(element)));
    // Without a sentence of its own a field says what the browser would.
    for (const [name, sentence] of found) found.set(name, sentence || nativeSentence(element, name));
    if (captcha && !captchaField(element)?.value.trim()) found.set(captchaName, captcha.requiredMessage);
    return found;
  }

  function refuse(found: Errors, sentence: string): void {
    isRefused.current = true;
    setErrors(found);
    setMessage(sentence);
  }

  function summaryOf(found: Errors): string {
    const labels = [...fields, { name: captchaName, label: captcha?.label }].filter(({ name }) => found.has(name));
    const comma = kernel.page.direction === 'rtl' ? '، ' : ', ';
    return `${messages.invalid} ${labels.map(({ label }) => label).join(comma)}`.trim();
  }

  function settle(element: HTMLFormElement, submission: Submission, values: Values): void {
    const { kind } = submission;
    if (kind === 'unreachable') {
      setMessage(messages.unreachable);
      return;
    }
    if (kind !== 'refused' || submission.captchaKey) refresh(submission.captchaKey);
    if (kind === 'refused') {
      refuse(submission.errors, submission.message || messages.unreachable);
      return;
    }
    const sentences = { sent: messages.success, captcha: messages.captchaError, failed: messages.error };
    const sentence = sentences[kind] || submission.message;
    if (kind === 'captcha') refuse(new Map([[captchaName, sentence]]), sentence);
    else close(element, kind, sentence, isSame(values, valuesOf(element)));
  }

  function close(element: HTMLFormElement, kind: 'sent' | 'failed', sentence: string, isUnchanged: boolean): void {
    setErrors(noErrors);
    setMessage(sentence);
    setClosed(true);
    // The control that had the focus is disabled now.
    status.current?.focus();
    // What was added meanwhile is neither sent nor to be lost.
    if (kind === 'sent' && isUnchanged) {
      // Or the browser would put everything back when the reader comes back, as if it were still to be sent.
      clear(element);
      keepDraft(undefined);
    }
    rest.onClosed?.(kind);
  }

  function askAgain(): void {
    refresh();
    captchaField(form.current)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const found = faultsIn(element);
    if (found.size > 0) {
      refuse(found, summaryOf(found));
      return;
    }
    const values = valuesOf(element);
    void run(async () => settle(element, await rest.send(values, captcha ? reply() : null), values));
  }

  return (
    <form
      className="form"
      method="post"
      action={url}
      aria-busy={busy}
      onSubmit={submit}
      noValidate
      onInput={hear}
      ref={form}
    >
      {[...rest.hidden].map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {rest.children}
      <fieldset className="form-fields" disabled={isClosed}>
        {rest.title ? <legend>{rest.title}</legend> : null}
        {fields.map((field, index) => (
          <FieldView
            key={field.name}
            field={field}
            id={`${id}-${index}`}
            error={errors.get(field.name)}
            formatNumber={kernel.digits.format}
            readOnly={readOnly}
          />
        ))}
        {captcha ? (
          <Captcha
            {...captcha}
            captchaKey={captchaKey}
            fieldId={`${id}-captcha`}
            error={errors.get(captchaName)}
            unreachableMessage={messages.unreachable}
            onRefresh={askAgain}
          />
        ) : null}
        {rest.sendLabel ? <button className="form-send">{rest.sendLabel}</button> : null}
      </fieldset>
      <p className="form-message" role="status" tabIndex={-1} ref={status}>
        {message || null}
      </p>
    </form>
  );
}

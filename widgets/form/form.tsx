import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SendForm, Submission } from '../api/submission.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { captchaField } from '../captcha/markup.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { ViewProps } from '../island/island.tsx';
import { useSingleFlight } from '../state/submission.ts';
import { draftIdOf } from './draft-id.ts';
import { draftOf, restoreDraft } from './draft.ts';
import type { Errors, Values } from './field.ts';
import { FieldView } from './field-view.tsx';
import type { FormProps } from './parse-form.ts';
import { validate } from './validate.ts';
import { focusField, valuesOf } from './values.ts';

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
  onSent?: () => void;
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
  const { captchaKey, reply, refresh } = useCaptcha(form, kernel, captcha !== null, rest.captchaKey);

  function keep(element: HTMLFormElement): void {
    kernel.storage.write('draft', draftIdOf(url), draftOf(element));
    rest.onValues?.(valuesOf(element));
  }

  function takeOver(element: HTMLFormElement): void {
    // The browser's own bubbles would stand in the way of the fields' sentences.
    element.noValidate = true;
    if (restoreDraft(element, kernel.storage.read('draft', draftIdOf(url)))) setMessage(messages.draftRestored);
  }

  const takeOverOnce = useRef(takeOver);
  useLayoutEffect(() => {
    if (form.current) takeOverOnce.current(form.current);
  }, []);

  function faultsIn(element: HTMLFormElement): Errors {
    const found = new Map(validate(fields, valuesOf(element)));
    if (captcha && !captchaField(element)?.value.trim()) found.set(captchaName, captcha.requiredMessage);
    return found;
  }

  function refuse(element: HTMLFormElement, found: Errors, sentence: string): void {
    const [first] = found.keys();
    setErrors(found);
    setMessage(sentence);
    if (first !== undefined) focusField(element, first);
  }

  function summaryOf(found: Errors): string {
    const labels = [...fields, { name: captchaName, label: captcha?.label }].filter(({ name }) => found.has(name));
    return `${messages.invalid} ${labels.map(({ label }) => label).join('، ')}`;
  }

  function settle(element: HTMLFormElement, submission: Submission): void {
    const { kind } = submission;
    if (kind === 'unreachable') {
      setMessage(messages.unreachable);
      return;
    }
    if (kind !== 'refused' || submission.captchaKey) refresh(submission.captchaKey);
    if (kind === 'refused') {
      refuse(element, submission.errors, submission.message || messages.unreachable);
      return;
    }
    const sentence = { sent: messages.success, captcha: messages.captchaError, failed: messages.error }[kind];
    setErrors(noErrors);
    setMessage(sentence || submission.message);
    if (kind === 'captcha') return;
    setClosed(true);
    // The control that had the focus is disabled now.
    status.current?.focus();
    if (kind !== 'sent') return;
    kernel.storage.write('draft', draftIdOf(url), undefined);
    rest.onSent?.();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const found = faultsIn(element);
    if (found.size > 0) {
      refuse(element, found, summaryOf(found));
      return;
    }
    void run(async () => settle(element, await rest.send(valuesOf(element), captcha ? reply() : null)));
  }

  return (
    <form
      className="form"
      method="post"
      action={url}
      aria-busy={busy}
      onSubmit={submit}
      onInput={({ currentTarget }) => keep(currentTarget)}
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
            onRefresh={() => refresh()}
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

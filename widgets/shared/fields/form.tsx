import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { CaptchaKey } from './captcha/captcha-key.tsx';
import { Captcha } from './captcha/captcha.tsx';
import { captchaField, captchaFieldName } from './captcha/markup.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { clearForm, controlsOf } from './controls.ts';
import { waitingOf } from '../calls/outbox.ts';
import { discardDraft, keepDraft, restoreKept } from './draft/kept-draft.ts';
import type { Values } from './field.ts';
import { forgiven, type SubmittedForm, useSubmission } from './submission/use-submission.ts';
import { valuesOf } from './values.ts';
import { waitingIdOf } from './form-address.ts';
import { FieldView } from './view/field-view.tsx';

interface FormViewProps extends SubmittedForm {
  /** Unique on the page. The ids of the controls begin with it. */
  id: string;
  /** Content above the fields. */
  children?: ReactNode;
  /** Key of the captcha's first image. It may arrive late. */
  captchaKey?: string;
  readOnly?: boolean;
  /** Called at each change by the reader. */
  onValues?: (values: Values) => void;
  /** Called when a response has closed the form. */
  onClosed?: (kind: 'sent' | 'failed') => void;
  /** Called when the reader has discarded the draft. */
  onDiscarded?: () => void;
}

/** Renders a form that checks its fields, submits them, shows the result, and stores a draft until it is sent. */
export function Form(props: FormViewProps): ReactNode {
  const { kernel, id, url, captcha, messages, readOnly = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const captchaState = useCaptcha(form, captcha, props.captchaKey);
  const [status, setStatus, submit, isBusy] = useSubmission(form, props, captchaState, close);

  /** The message is about a draft, which the reader may discard. */
  const isRestored =
    Boolean(messages.draftDiscard && status.message) &&
    (status.message === messages.draftRestored || status.message === messages.waiting);

  /** The message must not be announced twice: it has the focus, or the focused field has the same message. */
  const isSaidElsewhere = status.isClosed || [...status.errors.values()].includes(status.message);

  const takeOver = useRef((element: HTMLFormElement) => {
    const waiting = waitingOf(waitingIdOf(url)) && messages.waiting;
    const kept = restoreKept(kernel, url, element);
    if (kept) setStatus(now => ({ ...now, message: waiting ?? messages[kept] }));
  });
  // Moves the focus, because its control is now disabled. Screen readers then read the message, so it needs no role.
  useLayoutEffect(() => {
    if (status.isClosed) statusLine.current?.focus();
  }, [status.isClosed]);

  useLayoutEffect(() => {
    if (form.current) takeOver.current(form.current);
  }, []);

  function hear({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    keepDraft(kernel, url, currentTarget, name);
    props.onValues?.(valuesOf(currentTarget));
    setStatus(now => forgiven(now, name));
  }

  function close(kind: 'sent' | 'failed', isUnchanged: boolean): void {
    // Text that the reader added meanwhile was not sent and must not be lost.
    if (kind === 'sent' && isUnchanged) {
      // Without this, the browser would restore the sent values when the reader comes back to the page.
      empty();
    }
    props.onClosed?.(kind);
  }

  function empty(): void {
    if (form.current) clearForm(form.current);
    discardDraft(kernel, url);
  }

  function discard(): void {
    empty();
    props.onDiscarded?.();
    setStatus(now => ({ ...now, message: messages.draftDiscarded }));
    // The button that had the focus disappears.
    if (form.current) controlsOf(form.current)[0]?.focus();
  }

  function askAgain(): void {
    captchaState.refresh();
    captchaField(form.current)?.focus();
  }

  return (
    <form
      className="form"
      method="post"
      action={url}
      encType={props.unrendered?.hasFile ? 'multipart/form-data' : undefined}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      noValidate
      onInput={hear}
      ref={form}
    >
      {[...props.hidden].map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {props.children}
      <fieldset className="form-fields" disabled={status.isClosed}>
        {props.title ? <legend>{props.title}</legend> : null}
        {props.fields.map((field, index) => (
          <FieldView
            key={field.name}
            field={field}
            id={`${id}-${index}`}
            error={status.errors.get(field.name)}
            formatNumber={kernel.digits.format}
            readOnly={readOnly}
          />
        ))}
        {captcha ? (
          <div className="captcha-group">
            <Captcha
              {...captcha}
              captchaKey={captchaState.captchaKey}
              fieldId={`${id}-captcha`}
              error={status.errors.get(captchaFieldName)}
              onRefresh={askAgain}
            />
          </div>
        ) : null}
        {props.unrendered?.hasFile ? <CaptchaKey value={captchaState.captchaKey} /> : null}
        {props.sendLabel ? <button className="form-send">{props.sendLabel}</button> : null}
        {props.unrendered?.resetLabel ? (
          <button type="button" className="form-reset" onClick={empty}>
            {props.unrendered.resetLabel}
          </button>
        ) : null}
      </fieldset>
      <p className="form-message" role={isSaidElsewhere ? undefined : 'status'} tabIndex={-1} ref={statusLine}>
        {status.message || null}
        {isRestored ? (
          <button type="button" className="form-discard" onClick={discard}>
            {messages.draftDiscard}
          </button>
        ) : null}
      </p>
    </form>
  );
}

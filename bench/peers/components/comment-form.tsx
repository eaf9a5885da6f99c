'use client';
import { type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { readCommentForm } from '../reading/comments.ts';
import { Captcha } from './captcha.tsx';
import { persian, randomKey, toAscii } from './state/numbers.ts';
import { onReply, type Reply } from './state/reply.ts';
import { post, Refusal } from './state/requests.ts';
import { useBusy } from './state/use-busy.ts';

type CommentFieldProps = ReturnType<typeof readCommentForm>['fields'][number];

/** Characters, as readers see them. */
const lengthOf = (text: string): number => [...text].length;

/** Names the fault in a field; empty if it has no fault. */
function faultOf(field: CommentFieldProps, value: string): string {
  if (!value.trim()) return field.required ? field.requiredMessage : '';
  if (lengthOf(value) > field.limit) return field.limitMessage;
  return field.type === 'email' && !/^\S+@\S+\.\S+$/.test(value.trim()) ? field.typeMessage : '';
}

function CommentField({ field, error }: { field: CommentFieldProps; error: string | undefined }): ReactNode {
  const [length, setLength] = useState(0);
  const { id, name, type, required, autoComplete } = field;
  const shared = { id, name, required, 'aria-invalid': error ? true : undefined };
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {required ? (
          <span className="field-mark" aria-hidden>
            {' *'}
          </span>
        ) : null}
      </label>
      {type === 'textarea' ? (
        <>
          <textarea
            {...shared}
            rows={5}
            aria-describedby={`${id}-count`}
            onInput={event => setLength(lengthOf(event.currentTarget.value))}
          />
          <p className="field-count" id={`${id}-count`}>
            {`${persian(length)} / ${persian(field.limit)}`}
          </p>
        </>
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} dir={type === 'email' ? 'ltr' : undefined} />
      )}
      {error ? <p className="field-error">{error}</p> : null}
    </div>
  );
}

type CommentFormProps = ReturnType<typeof readCommentForm>;

const address = '/rest/postComment';

type Errors = Readonly<Record<string, string>>;

function valueIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The form for a comment, or for a reply to one. */
export function CommentForm({ fields, captcha, messages, ...props }: CommentFormProps): ReactNode {
  const [reply, setReply] = useState<Reply | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [captchaKey, setCaptchaKey] = useState('');
  const [isBusy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);

  useEffect(
    () =>
      onReply(asked => {
        setReply(asked);
        setClosed(false);
        form.current?.querySelector('textarea')?.focus({ preventScroll: true });
      }),
    [],
  );

  function cancelReply(event: MouseEvent): void {
    event.preventDefault();
    setReply(null);
  }

  function faultsIn(data: FormData): Errors {
    const found = fields.map(field => [field.name, faultOf(field, valueIn(data, field.name))] as const);
    const read = ['captchaText', valueIn(data, 'captchaText').trim() ? '' : captcha.requiredMessage] as const;
    return Object.fromEntries([...found, read].filter(([, fault]) => fault));
  }

  function takeAnswer(answer: unknown): void {
    const { ok = answer, message: said, captchaKey: key } = Object(answer) as Record<string, unknown>;
    const sentences: Errors = { 1: messages.success, 2: messages.captchaError };
    setMessage(typeof said === 'string' && said ? said : (sentences[String(ok)] ?? messages.error));
    if (String(ok) === '2') setCaptchaKey(typeof key === 'string' && key ? key : randomKey());
    if (String(ok) !== '1') return;
    form.current?.reset();
    setReply(null);
    setClosed(true);
  }

  function refuse(error: unknown): void {
    if (!(error instanceof Refusal) || error.status === 0) {
      setMessage(messages.unreachable);
      return;
    }
    setErrors(Object(error.said.errors) as Errors);
    setMessage(error.text('message') || error.text('error') || messages.error);
    if (error.text('captchaKey')) setCaptchaKey(error.text('captchaKey'));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = faultsIn(data);
    setErrors(found);
    const labels = fields.filter(({ name }) => found[name]).map(({ label }) => label);
    setMessage(labels.length > 0 ? `${messages.invalid} ${labels.join('، ')}` : '');
    if (Object.keys(found).length > 0) return;
    data.set('captchaText', toAscii(valueIn(data, 'captchaText')));
    data.set('captchaKey', captchaKey);
    run(() => post(address, data).then(takeAnswer, refuse));
  }

  return (
    <form className="form" method="post" action={address} aria-busy={isBusy} noValidate onSubmit={submit} ref={form}>
      <input type="hidden" name="newsId" value={props.newsId} />
      <input type="hidden" name="reply" value={reply ? '1' : '0'} />
      <input type="hidden" name="parentId" value={reply?.id ?? ''} />
      <input type="hidden" name="reply-id" value={reply?.id ?? '0'} />
      <div className="reply">
        {reply ? (
          <div className="reply-alert">
            <p className="reply-author">{props.replyLabel.replace('{name}', () => reply.author)}</p>
            <blockquote className="reply-quote">{reply.quote}</blockquote>
            <a className="reply-cancel" href={props.cancelUrl} onClick={cancelReply}>
              {props.cancelLabel}
            </a>
          </div>
        ) : null}
      </div>
      <fieldset className="form-fields" disabled={isClosed}>
        <legend>{props.title}</legend>
        {fields.map(field => (
          <CommentField key={field.name} field={field} error={errors[field.name]} />
        ))}
        <Captcha
          {...captcha}
          fieldId="comment-form-captcha"
          captchaKey={captchaKey}
          error={errors.captchaText}
          onRefresh={() => setCaptchaKey(randomKey())}
        />
        <button className="form-send">{props.sendLabel}</button>
      </fieldset>
      <p className="form-message" role="status" tabIndex={-1}>
        {message || null}
      </p>
    </form>
  );
}

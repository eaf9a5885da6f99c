/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ascii } from '../state/numbers.ts';
import { captchaKey, type Reply, replyTo } from '../state/page.ts';
import { post } from '../state/server.ts';
import { useShared } from '../state/shared.ts';
import { useDraft } from '../state/use-draft.ts';
import { Captcha, type CaptchaProps, randomKey } from './captcha.tsx';
import { CommentField, type Field } from './comment-field.tsx';

export interface CommentFormProps {
  newsId: string;
  title: string;
  fields: Field[];
  captcha: CaptchaProps;
  sendLabel: string;
  /** With `{name}` for whom the reply is for. */
  replyLabel: string;
  cancelLabel: string;
  cancelUrl: string;
  messages: Record<'success' | 'error' | 'captcha' | 'unreachable' | 'invalid', string>;
}

interface CommentAnswer {
  ok?: number | string;
  message?: string;
  errors?: Record<string, string>;
  captchaKey?: string;
}

const address = '/rest/postComment';

/** The texts of a form's controls, by their names. */
const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** What is wrong with what a form's controls hold, by their names. */
function faultsIn(form: HTMLFormElement, fields: readonly Field[], captcha: CaptchaProps): Record<string, string> {
  const values = valuesOf(form);
  const isEmpty = (name: string): boolean => !values[name]?.trim();
  const faults = fields.flatMap(({ name, requiredMessage, ruleMessage }): [string, string][] => {
    if (requiredMessage && isEmpty(name)) return [[name, requiredMessage]];
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return ruleMessage && control && !control.validity.valid ? [[name, ruleMessage]] : [];
  });
  if (isEmpty('captchaText')) faults.push(['captchaText', captcha.requiredMessage]);
  return Object.fromEntries(faults);
}

/** The form for a comment, or for a reply to one. */
export function CommentForm({ newsId, fields, captcha, messages, ...printed }: CommentFormProps): VNode {
  const reply = useShared<Reply | null>(replyTo, null);
  const pageKey = useShared(captchaKey, '');
  const [nextKey, setNextKey] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const keep = useDraft(form, `comment on ${newsId}`);
  const imageKey = nextKey || pageKey;

  useEffect(() => {
    if (!reply) return;
    setClosed(false);
    form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [reply, form]);

  function show(answer: CommentAnswer): void {
    const kind = answer.ok === undefined ? 'error' : ({ 1: 'success', 2: 'captcha' } as const)[Number(answer.ok)];
    setErrors(answer.errors ?? {});
    setMessage(messages[kind ?? 'error'] || (answer.message ?? ''));
    setNextKey(answer.captchaKey ?? randomKey());
    setClosed(kind === 'success');
    if (kind !== 'success') return;
    form.current?.reset();
    keep();
    replyTo.set(null);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const faults = faultsIn(element, fields, captcha);
    setErrors(faults);
    setMessage(Object.keys(faults).length > 0 ? messages.invalid : '');
    if (Object.keys(faults).length > 0 || isBusy) return;
    const values = valuesOf(element);
    setBusy(true);
    post<CommentAnswer>(address, { ...values, captchaText: ascii(values.captchaText ?? ''), captchaKey: imageKey })
      .then(({ answer }) => show(answer))
      .catch(() => setMessage(messages.unreachable))
      .finally(() => setBusy(false));
  }

  return (
    <section id="comment-form" data-widget="comment-form" class="comment-form" aria-label={printed.title}>
      <form class="form" method="post" action={address} aria-busy={isBusy} noValidate onSubmit={submit} onInput={keep} ref={form}>
        <input type="hidden" name="newsId" value={newsId} />
        <input type="hidden" name="reply" value={reply ? '1' : '0'} />
        <input type="hidden" name="parentId" value={reply?.id ?? ''} />
        <input type="hidden" name="reply-id" value={reply?.id ?? '0'} />
        <div class="reply">
          {reply && (
            <div class="reply-alert">
              <p class="reply-author">{printed.replyLabel.replace('{name}', reply.author)}</p>
              <blockquote class="reply-quote">{reply.quote}</blockquote>
              <button type="button" class="reply-cancel" onClick={() => replyTo.set(null)}>
                {printed.cancelLabel}
              </button>
            </div>
          )}
        </div>
        <fieldset class="form-fields" disabled={isClosed}>
          <legend>{printed.title}</legend>
          {fields.map((field, index) => (
            <CommentField key={field.name} field={field} id={`comment-form-${index}`} error={errors[field.name]} />
          ))}
          <Captcha
            {...captcha}
            imageKey={imageKey}
            error={errors.captchaText}
            onRefresh={() => setNextKey(randomKey())}
          />
          <button class="form-send">{printed.sendLabel}</button>
        </fieldset>
        <p class="form-message" role="status">
          {message}
        </p>
      </form>
    </section>
  );
}

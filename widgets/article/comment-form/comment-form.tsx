import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../../shared/base/motion.ts';
import { type Settled, settledEvent } from '../../shared/calls/waiting-list.ts';
import { readReply, type Reply, replyEvent, replyFields } from '../../shared/comments/reply.ts';
import { draftIdOf, waitingIdOf } from '../../shared/fields/form-address.ts';
import { Form } from '../../shared/fields/form.tsx';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { type CommentFormProps, parseCommentForm } from './markup.ts';
import { sendComment } from './send-comment.ts';

interface ReplyAlertProps {
  reply: Reply;
  /** Text with `{name}` for the author. */
  label: string;
  cancelLabel: string;
  /** Link that cancels the reply without script. */
  cancelUrl: string;
  onCancel: () => void;
}

/** Renders a quote of the comment being replied to, with a link that cancels the reply. */
function ReplyAlert({ reply, label, cancelLabel, cancelUrl, onCancel }: ReplyAlertProps): ReactNode {
  function cancel(event: MouseEvent): void {
    event.preventDefault();
    onCancel();
  }
  return (
    <div className="reply-alert" data-comment-id={reply.id} data-author={reply.author}>
      <p className="reply-author">{label.replace('{name}', () => reply.author)}</p>
      <blockquote className="reply-quote">{reply.quote}</blockquote>
      <a className="reply-cancel" href={cancelUrl} data-slide="none" onClick={cancel}>
        {cancelLabel}
      </a>
    </div>
  );
}

/** Distance in CSS pixels between the form and the top of the viewport when a reply begins. */
const scrollOffset = 100;

function showForReply(anchor: HTMLElement): void {
  const form = anchor.closest('form');
  if (!form) return;
  scrollTo({ top: form.getBoundingClientRect().top + scrollY - scrollOffset, behavior: scrollBehavior() });
  form.querySelector('textarea')?.focus({ preventScroll: true });
}

export function CommentForm({ kernel, replyLabel, cancelLabel, ...props }: CommentFormProps & ViewProps): ReactNode {
  const { reply: printedReply, cancelUrl: _, ...form } = props;
  const [reply, setReply] = useState(printedReply);
  const [asked, setAsked] = useState(0);
  /** Increases when a reply begins after a response has closed the form, so that a new form is rendered. */
  const [turn, setTurn] = useState(0);
  const [notice, setNotice] = useState(form.notice);
  const isClosed = useRef(false);
  const anchor = useRef<HTMLDivElement>(null);
  const { storage, page } = kernel;

  const keepReply = (kept: Reply | null): void => storage.write('draft', draftIdOf('reply'), kept ?? undefined);

  function forgetReply(): void {
    keepReply(null);
    setReply(null);
  }

  function cancel(): void {
    forgetReply();
    anchor.current?.closest('form')?.querySelector('textarea')?.focus();
  }

  function close(kind: 'sent' | 'failed'): void {
    isClosed.current = true;
    if (kind === 'sent') keepReply(null);
  }

  // A layout effect, because a comment may request a reply as soon as the form is awake.
  useLayoutEffect(() => {
    const begin = ({ detail }: CustomEventInit): void => {
      setReply(readReply(detail));
      setAsked(count => count + 1);
      if (isClosed.current) setTurn(count => count + 1);
      isClosed.current = false;
    };
    // A reply that the reader began on an earlier visit.
    setReply(current => current ?? readReply(storage.read('draft', draftIdOf('reply'))));
    document.addEventListener(replyEvent, begin);
    return () => document.removeEventListener(replyEvent, begin);
  }, [storage]);

  useEffect(() => {
    const settle = ({ detail }: CustomEventInit<Settled>): void => {
      const isSent = detail?.isSent ?? false;
      // If the reader has changed the comment since it was sent, the draft stays.
      if (detail?.id !== waitingIdOf(form.url) || (isSent && storage.read('draft', draftIdOf(form.url)))) return;
      if (isSent) {
        storage.write('draft', draftIdOf('reply'), undefined);
        setReply(null);
      }
      setNotice(isSent ? form.messages.success : '');
      setTurn(count => count + 1);
    };
    addEventListener(settledEvent, settle);
    return () => removeEventListener(settledEvent, settle);
  }, [storage, form.url, form.messages.success]);

  useEffect(() => {
    if (asked > 0 && anchor.current) showForReply(anchor.current);
  }, [asked]);

  return (
    <Form
      {...form}
      key={turn}
      kernel={kernel}
      id="comment-form"
      hidden={new Map([...form.hidden, ...replyFields(reply)])}
      captchaKey={page.captchaKey}
      send={(values, captcha) => sendComment(kernel, form, values, captcha)}
      notice={notice}
      onValues={() => reply && keepReply(reply)}
      onClosed={close}
      onDiscarded={forgetReply}
    >
      <div className="reply" ref={anchor}>
        {reply ? (
          <ReplyAlert
            reply={reply}
            label={replyLabel}
            cancelLabel={cancelLabel}
            cancelUrl={props.cancelUrl}
            onCancel={cancel}
          />
        ) : null}
      </div>
    </Form>
  );
}

/** Sends comments, and stores a draft until they are sent. */
export default island(parseCommentForm, CommentForm);

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { submitForm } from '../../api/submit-form.ts';
import { Form } from '../../form/form.tsx';
import { island, type ViewProps } from '../../island/island.tsx';
import { type CommentFormProps, parseCommentForm } from './markup.ts';
import { ReplyAlert } from './reply-alert.tsx';
import { readReply, type Reply, replyEvent, replyFields } from './reply.ts';

/** Distance of the form from the top of the screen when a reply begins (SPEC §9.1), in px. */
const scrollOffset = 100;

const replyDraftId = (): string => `${location.pathname} reply`;

function showForReply(anchor: HTMLElement): void {
  const form = anchor.closest('form');
  if (!form) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  scrollTo({ top: form.getBoundingClientRect().top + scrollY - scrollOffset, behavior });
  form.querySelector('textarea')?.focus({ preventScroll: true });
}

/** The form for a comment, or for a reply to one (SPEC §2.12, §4.7). */
export function CommentForm({ kernel, replyLabel, cancelLabel, ...props }: CommentFormProps & ViewProps): ReactNode {
  const { reply: printedReply, ...form } = props;
  const [reply, setReply] = useState(printedReply);
  const [isAsked, setAsked] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const { storage, page } = kernel;

  function keep(next: Reply | null): void {
    storage.write('draft', replyDraftId(), next ?? undefined);
    setReply(next);
  }

  // In the layout's turn: a comment asks for its reply as soon as the form is awake.
  useLayoutEffect(() => {
    const begin = ({ detail }: CustomEventInit): void => {
      storage.write('draft', replyDraftId(), detail);
      setReply(readReply(detail));
      setAsked(count => count + 1);
    };
    // A reply that was begun before the page was left.
    setReply(current => current ?? readReply(storage.read('draft', replyDraftId())));
    document.addEventListener(replyEvent, begin);
    return () => document.removeEventListener(replyEvent, begin);
  }, [storage]);

  useEffect(() => {
    if (isAsked > 0 && anchor.current) showForReply(anchor.current);
  }, [isAsked]);

  return (
    <Form
      {...form}
      kernel={kernel}
      id="comment-form"
      hidden={new Map([...form.hidden, ...replyFields(reply)])}
      captchaKey={page.captchaKey}
      send={(values, captcha) => submitForm(form.url, values, captcha)}
      onSent={() => storage.write('draft', replyDraftId(), undefined)}
    >
      <div className="reply" ref={anchor}>
        {reply ? (
          <ReplyAlert reply={reply} label={replyLabel} cancelLabel={cancelLabel} onCancel={() => keep(null)} />
        ) : null}
      </div>
    </Form>
  );
}

/** Sends comments, and keeps what is written until it is sent (SPEC §4.7, §7.4). */
export default island(parseCommentForm, CommentForm);

import type { MouseEvent, ReactNode } from 'react';
import type { Reply } from '../../shared/comments/reply.ts';

interface ReplyAlertProps {
  reply: Reply;
  /** With `{name}` for the author's. */
  label: string;
  cancelLabel: string;
  /** Link that ends the reply for a reader without script. */
  cancelUrl: string;
  onCancel: () => void;
}

/** Quotes the comment that is being replied to. Without JavaScript, its end is the page without it. */
export function ReplyAlert({ reply, label, cancelLabel, cancelUrl, onCancel }: ReplyAlertProps): ReactNode {
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

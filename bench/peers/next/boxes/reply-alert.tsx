'use client';
import type { MouseEvent, ReactNode } from 'react';
import type { Reply } from '../state/reply.ts';

interface ReplyAlertProps {
  reply: Reply | null;
  label: string;
  cancelLabel: string;
  cancelAddress: string;
  onCancel: () => void;
}

/** Quotes the comment that is replied to, if there is one. */
export function ReplyAlert({ reply, label, cancelLabel, cancelAddress, onCancel }: ReplyAlertProps): ReactNode {
  if (!reply) return null;

  function cancel(event: MouseEvent): void {
    event.preventDefault();
    onCancel();
  }

  return (
    <div className="reply-alert">
      <p className="reply-author">{label.replace('{name}', () => reply.author)}</p>
      <blockquote className="reply-quote">{reply.quote}</blockquote>
      <a className="reply-cancel" href={cancelAddress} onClick={cancel}>
        {cancelLabel}
      </a>
    </div>
  );
}

import { type FormProps, parseForm } from '../../shared/fields/markup/parse-form.ts';
import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { idOf, textOf } from '../../shared/markup/parse.ts';
import type { Reply } from '../../shared/comments/reply.ts';

export interface CommentFormProps extends FormProps {
  /** The comment being replied to, if the server knows it. */
  reply: Reply | null;
  /** Text with `{name}` for the author of that comment. */
  replyLabel: string;
  cancelLabel: string;
  /** URL of the page without the reply. */
  cancelUrl: string;
}

function parseReply(box: HTMLElement): Reply | null {
  const alert = box.querySelector<HTMLElement>('.reply-alert');
  return (
    alert && {
      id: idOf(alert.dataset.commentId, 'data-comment-id'),
      author: alert.dataset.author ?? '',
      quote: textOf(alert, '.reply-quote'),
    }
  );
}

/** Reads a comment form from its markup. */
export const parseCommentForm = (box: HTMLElement, parser?: UnrenderedParser): CommentFormProps => ({
  ...parseForm(box, parser),
  reply: parseReply(box),
  replyLabel: box.dataset.replyLabel ?? '{name}',
  cancelLabel: box.dataset.cancelLabel ?? (textOf(box, '.reply-cancel') || '×'),
  cancelUrl: box.dataset.cancelUrl ?? '?#comment-form',
});

import { type Button, keepTrace } from '../../../kernel/held-tap.ts';
import type { Kernel, Mount, Unmount } from '../../../kernel/types.ts';
import { idOf, textOf } from '../../shared/markup/parse.ts';
import { quoteOf, type Reply, replyEvent } from '../../shared/comments/reply.ts';
import { wakeCommentVotes } from './comment-votes.tsx';

const isFailed = (box: HTMLElement): boolean => box.dataset.widgetState === 'failed';

/** Asks the page's comment form for a reply to a comment. */
async function replyTo(
  comment: HTMLElement,
  button: HTMLElement,
  form: HTMLElement,
  { wake }: Kernel,
): Promise<void> {
  await wake(form);
  if (isFailed(form)) {
    // Nobody listens: the page is opened again, with the plain form for the reply.
    button.click();
    return;
  }
  const detail: Reply = {
    id: comment.dataset.id ?? '',
    author: textOf(comment, '.comment-author'),
    quote: quoteOf(textOf(comment, '.comment-body')),
  };
  comment.dispatchEvent(new CustomEvent(replyEvent, { bubbles: true, detail }));
}

/**
 * A list of comments, however long, stays the markup that it is: one listener waits, and only the votes of a comment
 * that the reader touches come to life.
 */
const mount: Mount = (box, kernel) => {
  for (const { dataset } of box.querySelectorAll<HTMLElement>('[data-id]')) idOf(dataset.id, 'data-id');
  /** Functions that undo the votes that work; null for those that are about to. */
  const awake = new Map<HTMLElement, Unmount | null>();

  async function wakeVotes(votes: HTMLElement, button: Button): Promise<void> {
    awake.set(votes, null);
    keepTrace(box, button, true);
    try {
      const unmount = await wakeCommentVotes(votes, kernel);
      awake.set(votes, () => unmount?.());
    } catch (error) {
      // From here on they are the plain form that they were.
      awake.set(votes, () => {});
      kernel.fail(votes, error);
    }
    keepTrace(box, button);
    button.click();
  }

  function touch(event: MouseEvent): void {
    const button = (event.target as Element).closest<Button>('button,input');
    const comment = button?.closest<HTMLElement>('[data-id]');
    if (!button || !comment) return;
    const votes = button.closest<HTMLElement>('.comment-votes');
    const form = document.querySelector<HTMLElement>('[data-widget=comment-form]');
    if (votes && !awake.get(votes)) {
      event.preventDefault();
      event.stopPropagation();
      if (!awake.has(votes)) void wakeVotes(votes, button);
    } else if (form && !isFailed(form) && button.matches('.comment-reply')) {
      event.preventDefault();
      void replyTo(comment, button, form, kernel);
    }
  }

  box.addEventListener('click', touch, true);
  return () => {
    box.removeEventListener('click', touch, true);
    awake.forEach(unmount => unmount?.());
  };
};

export default mount;

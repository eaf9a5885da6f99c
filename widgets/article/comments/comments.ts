import { type Button, setHeldTap } from '../../../kernel/held-tap.ts';
import type { Kernel, Mount, Unmount } from '../../../kernel/types.ts';
import { idOf, textOf } from '../../shared/markup/parse.ts';
import { commentFormBox } from '../../shared/base/other-boxes.ts';
import { isRecord, parseJson } from '../../shared/base/json.ts';
import { waitingIds } from '../../shared/calls/waiting-list.ts';
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
    // The form could not wake, so the button opens the page with a plain form for the reply.
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

/** Returns the ids of comments that the reader has voted on, including waiting votes. */
function votedIds({ storage }: Kernel): string[] {
  const counted = parseJson(storage.getItem('commentRating') ?? '');
  const waiting = waitingIds().flatMap(id => /^commentRating (.+)/.exec(id)?.[1] ?? []);
  return [...Object.keys(isRecord(counted) ? counted : {}), ...waiting].filter(id => /^\d+$/.test(id));
}

/**
 * Keeps even a long list of comments as plain markup. One listener waits for taps. Only votes that the reader touches
 * or has already cast become interactive.
 */
const mount: Mount = (box, kernel) => {
  for (const { dataset } of box.querySelectorAll<HTMLElement>('[data-id]')) idOf(dataset.id, 'data-id');
  /** Unmount functions of the interactive votes; undefined if one has failed. */
  const awake = new Map<Element, Unmount | undefined>();
  const waking = new Map<Element, Promise<void>>();
  const touched = new Set<Element>();

  async function start(votes: HTMLElement): Promise<void> {
    // If this fails, the votes stay a plain form.
    let unmount: Unmount | undefined;
    try {
      unmount = await wakeCommentVotes(votes, kernel);
    } catch (error) {
      kernel.fail(votes, error);
    }
    awake.set(votes, unmount);
  }

  function wakeVotes(votes: HTMLElement): Promise<void> {
    const started = waking.get(votes) ?? start(votes);
    waking.set(votes, started);
    return started;
  }

  async function replay(votes: HTMLElement, button: Button): Promise<void> {
    touched.add(votes);
    setHeldTap(box, button, true);
    await wakeVotes(votes);
    setHeldTap(box, button);
    button.click();
  }

  function touch(event: MouseEvent): void {
    const button = (event.target as Element).closest<Button>('button,input');
    const comment = button?.closest<HTMLElement>('[data-id]');
    if (!button || !comment) return;
    const votes = button.closest<HTMLElement>('.comment-votes');
    const form = document.querySelector<HTMLElement>(commentFormBox);
    if (votes && !awake.has(votes)) {
      event.preventDefault();
      event.stopPropagation();
      if (!touched.has(votes)) void replay(votes, button);
    } else if (form && !isFailed(form) && button.matches('.comment-reply')) {
      event.preventDefault();
      void replyTo(comment, button, form, kernel);
    }
  }

  for (const id of votedIds(kernel)) {
    const votes = box.querySelector<HTMLElement>(`[data-id="${id}"] .comment-votes`);
    if (votes) void wakeVotes(votes);
  }
  box.addEventListener('click', touch, true);
  return () => {
    box.removeEventListener('click', touch, true);
    awake.forEach(unmount => unmount?.());
  };
};

export default mount;

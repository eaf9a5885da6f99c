/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { persian } from '../state/numbers.ts';
import { replyTo } from '../state/page.ts';
import { post } from '../state/server.ts';
import { useStored } from '../state/use-stored.ts';

/** Characters of a comment that a reply quotes. */
const quoteLength = 300;

export interface CommentToolsProps {
  id: string;
  up: number;
  down: number;
  upLabel: string;
  downLabel: string;
  /** Of the button, and for whom it is where that is not seen. */
  replyLabel: string;
  replyName: string;
  replyUrl: string;
  ratedMessage: string;
  failedMessage: string;
}

type Vote = '1' | '-1';

/** Votes on a comment, and the reply to it. */
export function CommentTools({ id, replyLabel, replyName, replyUrl, ...comment }: CommentToolsProps): VNode {
  const [voted, store] = useStored(`comment ${id}`);
  const [counts, setCounts] = useState({ '1': comment.up, '-1': comment.down });
  const [pending, setPending] = useState<Vote | null>(null);
  const [failed, setFailed] = useState<Vote | null>(null);
  const [tooltip, setTooltip] = useState('');

  function show(vote: Vote, count: number): void {
    if (count > 0) {
      setCounts({ ...counts, [vote]: count });
      store(vote);
    }
    setTooltip(count > 0 || count === -2 ? comment.ratedMessage : comment.failedMessage);
    setFailed(count > 0 || count === -2 ? null : vote);
  }

  function cast(event: MouseEvent, vote: Vote): void {
    event.preventDefault();
    if (voted !== null) setTooltip(comment.ratedMessage);
    if (voted !== null || pending) return;
    setPending(vote);
    post<number>('/rest/postCommentVote', { commentId: id, vote })
      .then(({ answer }) => show(vote, answer))
      .catch(() => show(vote, 0))
      .finally(() => setPending(null));
  }

  function reply(event: MouseEvent): void {
    const text = document.querySelector(`#comment-${id} > .comment-body`)?.textContent ?? '';
    const author = document.querySelector(`#comment-${id} > .comment-head .comment-author`)?.textContent ?? '';
    event.preventDefault();
    replyTo.set({ id, author, quote: text.slice(0, quoteLength) });
    document.querySelector('#comment-form')?.scrollIntoView({ behavior: 'smooth' });
  }

  const button = (name: string, vote: Vote, label: string): VNode => (
    <button
      class={name}
      name="vote"
      value={vote}
      formAction={`/rest/postCommentVote?commentId=${id}`}
      title={tooltip || undefined}
      aria-pressed={voted === vote}
      onClick={event => cast(event, vote)}
    >
      <span class="vote-label visually-hidden">{label}</span>
      {pending === vote && <span class="spinner" />}
      {counts[vote] > 0 && <span class="vote-count">{persian(counts[vote])}</span>}
      {failed === vote && <span class="vote-failed">X</span>}
    </button>
  );

  return (
    <div class="comment-tools">
      <div class="comment-votes">
        <div class="vote-buttons" aria-busy={pending !== null}>
          {button('vote-up', '1', comment.upLabel)}
          {button('vote-down', '-1', comment.downLabel)}
          <span class="tooltip" role="status">
            {tooltip}
          </span>
        </div>
      </div>
      <button class="comment-reply" name="replyTo" value={id} formMethod="get" formAction={replyUrl} onClick={reply}>
        {replyLabel}
        <span class="visually-hidden">{replyName}</span>
      </button>
    </div>
  );
}

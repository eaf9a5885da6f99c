'use client';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { readCommentTools } from '../reading/comments.ts';
import { persian } from './state/numbers.ts';
import { askForReply, quoteOf } from './state/reply.ts';
import { post } from './state/requests.ts';
import { useBusy } from './state/use-busy.ts';
import { useStoredVote } from './state/use-stored-vote.ts';

type Vote = '1' | '-1';

type CommentToolsProps = ReturnType<typeof readCommentTools>;

const address = '/rest/postCommentVote';

const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** Votes on a comment, and the reply to it. */
export function CommentTools({ id, up, down, labels, replyAddress }: CommentToolsProps): ReactNode {
  const [own, record] = useStoredVote('commentRating', id);
  const [counts, setCounts] = useState<Record<Vote, number>>({ 1: up, '-1': down });
  const [pending, setPending] = useState<Vote | null>(null);
  const [failed, setFailed] = useState<Vote | null>(null);
  const [tooltip, setTooltip] = useState('');
  const [isBusy, run] = useBusy();

  async function send(vote: Vote): Promise<void> {
    setPending(vote);
    setFailed(null);
    const count = Number(await post(address, { commentId: id, vote }).catch(() => 0));
    setPending(null);
    if (count > 0) {
      setCounts({ ...counts, [vote]: count });
      record(vote);
    }
    const isRated = count > 0 || count === -2;
    setTooltip(isRated ? labels.rated : labels.failed);
    setFailed(isRated ? null : vote);
  }

  function cast(event: MouseEvent, vote: Vote): void {
    event.preventDefault();
    if (own !== null) setTooltip(labels.rated);
    else run(() => send(vote));
  }

  function reply(event: MouseEvent): void {
    event.preventDefault();
    const author = textOf(`#comment-${id} > .comment-head .comment-author`);
    askForReply({ id, author, quote: quoteOf(textOf(`#comment-${id} > .comment-body`)) });
  }

  const button = (name: string, vote: Vote, label: string): ReactNode => (
    <button
      className={name}
      name="vote"
      value={vote}
      formAction={`${address}?commentId=${id}`}
      title={tooltip || undefined}
      aria-pressed={own === vote}
      onClick={event => cast(event, vote)}
    >
      <span className="vote-label visually-hidden">{label}</span>
      {pending === vote ? <span className="spinner" /> : null}
      {counts[vote] > 0 ? <span className="vote-count">{persian(counts[vote])}</span> : null}
      {failed === vote ? <span className="vote-failed">X</span> : null}
    </button>
  );

  return (
    <div className="comment-tools">
      <div className="comment-votes">
        <div className="vote-buttons" aria-busy={isBusy}>
          {button('vote-up', '1', labels.up)}
          {button('vote-down', '-1', labels.down)}
          <span className="tooltip" role="status">
            {tooltip || null}
          </span>
        </div>
      </div>
      <button className="comment-reply" name="replyTo" value={id} formMethod="get" formAction={replyAddress} onClick={reply}>
        {labels.reply}
        <span className="visually-hidden">{labels.replyTo}</span>
      </button>
    </div>
  );
}

'use client';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { persian } from '../state/numbers.ts';
import { askForReply, type Reply } from '../state/reply.ts';
import { post } from '../state/requests.ts';
import { useBusy } from '../state/use-busy.ts';
import { useStoredVote } from '../state/use-stored-vote.ts';

type Vote = '1' | '-1';

export interface CommentToolsProps {
  comment: Reply;
  up: number;
  down: number;
  labels: { up: string; down: string; reply: string; replyTo: string; rated: string; failed: string };
  replyAddress: string;
}

const address = '/rest/postCommentVote';

/** Votes on a comment, and the reply to it. */
export function CommentTools({ comment, up, down, labels, replyAddress }: CommentToolsProps): ReactNode {
  const [own, record] = useStoredVote('commentRating', comment.id);
  const [counts, setCounts] = useState<Record<Vote, number>>({ 1: up, '-1': down });
  const [pending, setPending] = useState<Vote | null>(null);
  const [failed, setFailed] = useState<Vote | null>(null);
  const [tooltip, setTooltip] = useState('');
  const [isBusy, run] = useBusy();

  async function send(vote: Vote): Promise<void> {
    setPending(vote);
    setFailed(null);
    const count = Number(await post(address, { commentId: comment.id, vote }).catch(() => 0));
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
    askForReply(comment);
  }

  const button = (name: string, vote: Vote, label: string): ReactNode => (
    <button
      className={name}
      name="vote"
      value={vote}
      formAction={`${address}?commentId=${comment.id}`}
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
      <button
        className="comment-reply"
        name="replyTo"
        value={comment.id}
        formMethod="get"
        formAction={replyAddress}
        onClick={reply}
      >
        {labels.reply}
        <span className="visually-hidden">{labels.replyTo}</span>
      </button>
    </div>
  );
}

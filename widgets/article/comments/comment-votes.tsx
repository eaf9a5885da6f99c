import { type MouseEvent, type ReactNode, useReducer, useState } from 'react';
import { toAscii } from '../../../kernel/convert-digits.ts';
import { commentVoteAnswer } from '../../shared/calls/kept-answers.ts';
import type { Call } from '../../shared/calls/outcome.ts';
import { useSingleFlight } from '../../shared/calls/use-single-flight.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { idOf, numberOf, textOf } from '../../shared/markup/parse.ts';
import { useVote } from '../../shared/votes/use-vote.ts';
import { TakeBackButton } from '../../shared/votes/vote-message.tsx';

const address = '~/rest/postCommentVote';

/** Returns the call that agrees (1) or disagrees (-1) with a comment. The server may require GET. */
function voteOnComment(commentId: string, vote: string, method: 'get' | 'post'): Call<number> {
  const body = { commentId, vote };
  return method === 'get'
    ? { address: `${address}?${new URLSearchParams(body)}`, contract: commentVoteAnswer }
    : { address, body, contract: commentVoteAnswer };
}

type Vote = '1' | '-1';
type Counts = Readonly<Record<Vote, number>>;

interface Labels {
  up: string;
  down: string;
  /** Tooltip after the vote. */
  rated: string;
  /** Tooltip if the vote failed. */
  failed: string;
  /** Tooltip while the vote waits on the phone. */
  waiting: string;
  /** Label of the button that takes back a waiting vote. */
  takeBack: string;
}

export interface CommentVotesProps {
  commentId: string;
  up: number;
  down: number;
  /** HTTP method of a vote. */
  method: 'get' | 'post';
  labels: Labels;
}

/** Returns the votes of one side from the data attribute or the shown text; zero if there is neither. */
const countOf = (votes: HTMLElement, side: 'up' | 'down'): number =>
  numberOf(votes.dataset[side] ?? toAscii(textOf(votes, `.vote-${side} .vote-count`)).replace(/\D/g, ''), `data-${side}`);

/** Reads a comment's votes from their markup and from the list around them. */
export function parseCommentVotes(votes: HTMLElement, parser?: UnrenderedParser): CommentVotesProps {
  const labelOf = (button: string): string =>
    textOf(votes, `${button} .vote-label`) || (parser?.ofButton(votes, button) ?? '');
  const list = votes.closest<HTMLElement>('[data-widget=comments]')?.dataset;
  return {
    commentId: idOf(votes.closest<HTMLElement>('[data-id]')?.dataset.id, 'data-id'),
    up: countOf(votes, 'up'),
    down: countOf(votes, 'down'),
    method: list?.voteMethod === 'get' ? 'get' : 'post',
    labels: {
      up: labelOf('.vote-up'),
      down: labelOf('.vote-down'),
      rated: list?.rated ?? '',
      failed: list?.failed ?? '',
      waiting: list?.waiting ?? '',
      takeBack: list?.takeBack ?? '',
    },
  };
}

const withCounts = (before: Counts, counted: Partial<Counts>): Counts => ({ ...before, ...counted });

/** Renders the votes on a comment before and after the reader's own. */
export function CommentVotes({ kernel, ...printed }: CommentVotesProps & ViewProps): ReactNode {
  const { commentId, method, labels } = printed;
  const [counts, showCounts] = useReducer(withCounts, { 1: printed.up, '-1': printed.down });
  const { vote: ownVote, isWaiting, cast, record, takeBack } = useVote(kernel, 'commentRating', commentId, labels, showCounts);
  const [pending, setPending] = useState<Vote | null>(null);
  const [failed, setFailed] = useState<Vote | null>(null);
  const [said, setTooltip] = useState('');
  const [busy, run] = useSingleFlight(setTooltip);
  const tooltip = isWaiting ? labels.waiting : said;

  async function send(vote: Vote, button: HTMLButtonElement): Promise<void> {
    setPending(vote);
    setFailed(null);
    const outcome = await cast(button, vote, voteOnComment(commentId, vote, method));
    const count = outcome?.kind === 'answer' ? outcome.answer : 0;
    setPending(null);
    if (!outcome) return;
    if (count > 0) record(vote, { [vote]: count });
    const isRated = count > 0 || count === -2;
    setTooltip(isRated ? labels.rated : labels.failed);
    setFailed(isRated ? null : vote);
  }

  function vote(event: MouseEvent<HTMLButtonElement>, chosen: Vote): void {
    const { currentTarget } = event;
    event.preventDefault();
    // A reader can vote only once, so a second vote is not sent.
    if (ownVote !== null) setTooltip(labels.rated);
    else void run(() => send(chosen, currentTarget));
  }

  const button = (name: string, value: Vote, label: string): ReactNode => (
    <button
      className={name}
      name="vote"
      value={value}
      formAction={`/rest/postCommentVote?commentId=${commentId}`}
      title={tooltip || undefined}
      aria-pressed={ownVote === value}
      onClick={event => vote(event, value)}
    >
      <span className="vote-label visually-hidden">{label}</span>
      {pending === value ? <span className="spinner" /> : null}
      {/* Leaves out zero, because the Persian zero looks like a bullet. */}
      {counts[value] > 0 ? <span className="vote-count">{kernel.digits.format(counts[value])}</span> : null}
      {failed === value ? <span className="vote-failed">X</span> : null}
    </button>
  );

  return (
    <div className="vote-buttons" aria-busy={busy || undefined}>
      {button('vote-up', '1', labels.up)}
      {button('vote-down', '-1', labels.down)}
      <span className="tooltip" role="status">
        {tooltip || null}
      </span>
      {isWaiting ? <TakeBackButton label={labels.takeBack} vote={ownVote} takeBack={takeBack} /> : null}
    </div>
  );
}

/** Makes the votes of one comment interactive. */
export const wakeCommentVotes = island(parseCommentVotes, CommentVotes);

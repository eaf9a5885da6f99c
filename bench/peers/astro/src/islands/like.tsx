/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { persian } from '../state/numbers.ts';
import { useNewsVote, type VoteMessages } from '../state/use-news-vote.ts';
import { VoteMessage } from './vote-message.tsx';

export interface LikeProps {
  newsId: string;
  title: string;
  like: number;
  dislike: number;
  likeLabel: string;
  dislikeLabel: string;
  messages: VoteMessages;
}

/** The like and dislike buttons before and after the reader's vote. */
export function Like({ newsId, title, messages, ...printed }: LikeProps): VNode {
  const [{ like, dislike }, setCounts] = useState({ like: printed.like, dislike: printed.dislike });
  const { vote, isBusy, message, cast } = useNewsVote('/rest/rateNews', newsId, messages, setCounts);

  const button = (name: string, score: string, label: string, count: number): VNode => (
    <button class={name} name="score" value={score} aria-pressed={vote === score} disabled={vote !== null} onClick={cast}>
      <span class="like-label">{label}</span>
      {count > 0 && <span class="like-count">{persian(count)}</span>}
    </button>
  );

  return (
    <section data-widget="like" class="like" aria-label={title}>
      <form class="like-form" method="post" action="/rest/rateNews" aria-busy={isBusy}>
        <input type="hidden" name="newsId" value={newsId} />
        <p class="like-title">{title}</p>
        <div class="like-buttons" role="status">
          {button('positive', '1', printed.likeLabel, like)}
          {button('negative', '-1', printed.dislikeLabel, dislike)}
        </div>
        <VoteMessage message={message} />
      </form>
    </section>
  );
}

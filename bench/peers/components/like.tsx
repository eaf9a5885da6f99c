'use client';
import { type ReactNode, useState } from 'react';
import type { LikeProps } from '../../../widgets/article/like/markup.ts';
import { persian } from './state/numbers.ts';
import { useNewsVote } from './state/use-news-vote.ts';
import { VoteMessage } from './vote-message.tsx';

const call = { address: '/rest/rateNews', storageKey: 'rateNews' };

export function Like(props: LikeProps): ReactNode {
  const [counts, setCounts] = useState({ like: props.like, dislike: props.dislike });
  const { vote, isBusy, message, cast } = useNewsVote(props, call, ({ like, dislike }) => {
    setCounts({ like: Number(like), dislike: Number(dislike) });
  });
  const buttons = [
    { name: 'positive', score: '1', label: props.likeLabel, count: counts.like },
    { name: 'negative', score: '-1', label: props.dislikeLabel, count: counts.dislike },
  ];
  return (
    <form className="like-form" method="post" action={call.address} aria-busy={isBusy}>
      <input type="hidden" name="newsId" value={props.newsId} />
      <p className="like-title">{props.title}</p>
      <div className="like-buttons" role="status">
        {buttons.map(({ name, score, label, count }) => (
          <button
            key={name}
            className={name}
            name="score"
            value={score}
            aria-pressed={vote === score}
            disabled={vote !== null}
            onClick={cast}
          >
            <span className="like-label">{label}</span>
            {count ? <span className="like-count">{persian(Number(count))}</span> : null}
          </button>
        ))}
      </div>
      <VoteMessage message={message} />
    </form>
  );
}

'use client';
import { type ReactNode, useState } from 'react';
import type { RatingProps } from '../../../widgets/article/rating/markup.ts';
import { withNumber } from './state/numbers.ts';
import { useNewsVote } from './state/use-news-vote.ts';
import { VoteMessage } from './vote-message.tsx';

const call = { address: '/rest/scoreNews', storageKey: 'itemRating' };

export function Rating(props: RatingProps): ReactNode {
  const [count, setCount] = useState(props.count);
  const { vote, isBusy, message, cast } = useNewsVote(props, call, answer => setCount(Number(answer.count)));
  const shown = vote === null ? Math.round(props.value) : Number(vote);
  return (
    <form className="rating-form" method="post" action={call.address} aria-busy={isBusy}>
      <input type="hidden" name="newsId" value={props.newsId} />
      <p className="rating-title">{props.title}</p>
      <ul className="stars" data-value={props.value}>
        {props.stars.map((name, index) => (
          <li key={name} className={index < shown ? 'star star-on' : 'star'}>
            <button
              name="score"
              value={index + 1}
              aria-label={name}
              aria-pressed={Number(vote) === index + 1}
              disabled={vote !== null}
              onClick={cast}
            />
          </li>
        ))}
      </ul>
      <p className="rate-count" role="status">
        {withNumber(props.countLabel, Number(count))}
      </p>
      <VoteMessage message={message} />
    </form>
  );
}

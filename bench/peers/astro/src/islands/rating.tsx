/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { persian } from '../state/numbers.ts';
import { useNewsVote, type VoteMessages } from '../state/use-news-vote.ts';
import { VoteMessage } from './vote-message.tsx';

export interface RatingProps {
  newsId: string;
  title: string;
  value: number;
  count: number;
  /** What each star is called. */
  stars: string[];
  /** With `{n}` for the number. */
  countLabel: string;
  messages: VoteMessages;
}

/** A star rating before and after the reader's own. */
export function Rating(props: RatingProps): VNode {
  const { newsId, title, stars, messages } = props;
  const [count, setCount] = useState(props.count);
  const { vote, isBusy, message, cast } = useNewsVote('/rest/scoreNews', newsId, messages, counts =>
    setCount(counts.count),
  );
  const shown = vote === null ? Math.round(props.value) : Number(vote);

  return (
    <section data-widget="rating" class="rating" aria-label={title}>
      <form class="rating-form" method="post" action="/rest/scoreNews" aria-busy={isBusy}>
        <input type="hidden" name="newsId" value={newsId} />
        <p class="rating-title">{title}</p>
        <ul class="stars" data-value={props.value}>
          {stars.map((name, index) => (
            <li key={name} class={index < shown ? 'star star-on' : 'star'}>
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
        <p class="rate-count" role="status">
          {props.countLabel.replace('{n}', persian(count))}
        </p>
        <VoteMessage message={message} />
      </form>
    </section>
  );
}

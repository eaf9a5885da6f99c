import { type MouseEvent, type ReactNode, useState } from 'react';
import { CaptchaKey } from '../../shared/fields/captcha/captcha-key.tsx';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { useSingleFlight } from '../../shared/calls/use-single-flight.ts';
import { useStoredVote } from '../../shared/votes/use-stored-vote.ts';
import { type LikeProps, parseLike } from './markup.ts';
import { rateNews } from './rate-news.ts';

/** The like and dislike buttons before and after the reader's vote. */
export function Like({ kernel, newsId, title, ...props }: LikeProps & ViewProps): ReactNode {
  const [vote, recordVote] = useStoredVote(kernel, 'rateNews', newsId);
  const [counts, setCounts] = useState({ like: props.like, dislike: props.dislike });
  const [busy, run] = useSingleFlight();

  // Not the form's submit: Safari before 15.4 does not say which button it came from.
  function rate(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const score = event.currentTarget.value;
    if (vote !== null) return;
    void run(async () => {
      const outcome = await rateNews(newsId, score, props.captchaKey || kernel.page.captchaKey);
      // A failed vote is not mentioned: the buttons stay as they were, ready for another try.
      if (outcome.kind !== 'answer') return;
      setCounts(outcome.answer);
      recordVote(score);
    });
  }

  const button = (name: 'positive' | 'negative', score: string, label: string, count: number): ReactNode => (
    <button
      className={name}
      name="score"
      value={score}
      aria-pressed={vote === score}
      disabled={vote !== null}
      onClick={rate}
    >
      <span className="like-label">{label}</span>
      <span className="like-count">{kernel.digits.format(count)}</span>
    </button>
  );

  return (
    <form className="like-form" method="post" action="/rest/rateNews" aria-busy={busy}>
      <input type="hidden" name="newsId" value={newsId} />
      <CaptchaKey value={props.captchaKey} />
      <p className="like-title">{title}</p>
      <div className="like-buttons" role="status">
        {button('positive', '1', props.likeLabel, counts.like)}
        {button('negative', '-1', props.dislikeLabel, counts.dislike)}
      </div>
    </form>
  );
}

/** Likes or dislikes once for each reader and item. */
export default island(parseLike, Like);

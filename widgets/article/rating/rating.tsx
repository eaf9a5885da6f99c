import { type MouseEvent, type ReactNode, useState } from 'react';
import { CaptchaKey } from '../../shared/fields/captcha/captcha-key.tsx';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { withNumber } from '../../shared/island/markup.ts';
import { useSingleFlight } from '../../shared/calls/use-single-flight.ts';
import { useStoredVote } from '../../shared/votes/use-stored-vote.ts';
import { parseRating, type RatingProps } from './markup.ts';
import { scoreNews } from './score-news.ts';

/** A star rating before and after the reader's own. */
export function Rating({ kernel, ...props }: RatingProps & ViewProps): ReactNode {
  const [score, recordScore] = useStoredVote(kernel, 'itemRating', props.newsId);
  const [count, setCount] = useState(props.count);
  const [busy, run] = useSingleFlight();
  const shown = score === null ? Math.round(props.value) : Number(score);

  // Not the form's submit: Safari before 15.4 does not say which button it came from.
  function rate(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    const chosen = event.currentTarget.value;
    if (score !== null) return;
    void run(async () => {
      const outcome = await scoreNews(props.newsId, chosen, props.captchaKey || kernel.page.captchaKey);
      // A failed rating is not mentioned: the stars stay as they were, ready for another try.
      if (outcome.kind !== 'answer') return;
      setCount(outcome.answer.count);
      recordScore(chosen);
    });
  }

  return (
    <form className="rating-form" method="post" action="/rest/scoreNews" aria-busy={busy}>
      <input type="hidden" name="newsId" value={props.newsId} />
      <CaptchaKey value={props.captchaKey} />
      <p className="rating-title">{props.title}</p>
      <ul className="stars" data-value={props.value}>
        {props.stars.map((name, index) => (
          <li key={index} className={index < shown ? 'star star-on' : 'star'}>
            <button
              name="score"
              value={index + 1}
              aria-label={name}
              aria-pressed={Number(score) === index + 1}
              disabled={score !== null}
              onClick={rate}
            />
          </li>
        ))}
      </ul>
      <p className="rate-count" role="status">
        {withNumber(props.countLabel, kernel.digits.format(count))}
      </p>
    </form>
  );
}

/** Rates once for each reader and item. */
export default island(parseRating, Rating);

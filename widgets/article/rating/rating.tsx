import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '../../shared/calls/contract.ts';
import { scoreAnswer } from '../../shared/calls/kept-answers.ts';
import type { Call } from '../../shared/calls/outcome.ts';
import { CaptchaKey } from '../../shared/fields/captcha/captcha-key.tsx';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { withNumber } from '../../shared/markup/parse.ts';
import { usePageVote } from '../../shared/votes/use-page-vote.ts';
import { VoteMessage } from '../../shared/votes/vote-message.tsx';
import { parseRating, type RatingProps } from './markup.ts';

/** Returns the call that rates a news item with one to five stars. */
const scoreNews = (
  newsId: string,
  score: string,
  captchaKey: string,
): Call<AnswerOf<typeof scoreAnswer>> => ({ address: '~/rest/scoreNews', body: { newsId, score, captchaKey }, contract: scoreAnswer });

/** Renders a star rating before and after the reader's own. */
export function Rating(props: RatingProps & ViewProps): ReactNode {
  const [{ count }, show] = useState<Pick<RatingProps, 'count'>>(props);
  const { vote, isBusy, said, cast } = usePageVote(props, 'itemRating', scoreNews, show);
  const own = Number(vote);
  const shown = own || Math.round(props.value);

  return (
    <form className="rating-form" method="post" action="/rest/scoreNews" aria-busy={isBusy || undefined}>
      <input type="hidden" name="newsId" value={props.newsId} />
      <CaptchaKey value={props.captchaKey} />
      <p className="rating-title">{props.title}</p>
      <ul className="stars" data-value={props.value} aria-label={props.stars[shown - 1]}>
        {props.stars.map((name, index) => (
          <li key={index} className={index < shown ? 'star star-on' : 'star'}>
            <button
              name="score"
              value={index + 1}
              aria-label={name}
              aria-pressed={own === index + 1}
              aria-disabled={vote !== null || undefined}
              onClick={cast}
            />
          </li>
        ))}
      </ul>
      <p className="rate-count" role="status">
        {typeof count === 'string' ? count || null : withNumber(props.countLabel, props.kernel.digits.format(count))}
      </p>
      <VoteMessage {...said} />
    </form>
  );
}

/** Sends one rating per reader and item. */
export default island(parseRating, Rating);

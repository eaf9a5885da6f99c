import { type ReactNode, useReducer } from 'react';
import { CaptchaKey } from '../../shared/fields/captcha/captcha-key.tsx';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import { usePageVote } from '../../shared/votes/use-page-vote.ts';
import { VoteMessage } from '../../shared/votes/vote-message.tsx';
import { type LikeProps, parseLike } from './markup.ts';
import { rateNews } from './rate-news.ts';

type Count = LikeProps['like'];
type Counts = Pick<LikeProps, 'like' | 'dislike'>;

type Counted = { [Name in keyof Counts]?: Counts[Name] | undefined };

const withCounts = (before: Counts, { like, dislike }: Counted): Counts => ({
  like: like ?? before.like,
  dislike: dislike ?? before.dislike,
});

/** Renders the like and dislike buttons before and after the vote. */
export function Like({ like, dislike, title, ...props }: LikeProps & ViewProps): ReactNode {
  const [counts, show] = useReducer(withCounts, { like, dislike });
  const { vote, isBusy, said, cast } = usePageVote(props, 'rateNews', rateNews, show);
  const { kernel, newsId } = props;

  // Leaves out zero, because the Persian zero looks like a bullet. A zero in another CMS's markup stays.
  const button = (name: string, score: string, label: string, count: Count, printed: Count): ReactNode => (
    <button
      className={name}
      name="score"
      value={score}
      aria-pressed={vote === score}
      aria-disabled={vote !== null || undefined}
      onClick={cast}
    >
      <span className="like-label">{label}</span>
      {count || printed ? (
        <span className="like-count">{typeof count === 'string' ? count : kernel.digits.format(count)}</span>
      ) : null}
    </button>
  );

  return (
    <form className="like-form" method="post" action="/rest/rateNews" aria-busy={isBusy || undefined}>
      <input type="hidden" name="newsId" value={newsId} />
      <CaptchaKey value={props.captchaKey} />
      <p className="like-title">{title}</p>
      <div className="like-buttons" role="status">
        {button('positive', '1', props.likeLabel, counts.like, like)}
        {button('negative', '-1', props.dislikeLabel, counts.dislike, dislike)}
      </div>
      <VoteMessage {...said} />
    </form>
  );
}

/** Sends one like or dislike per reader and item. */
export default island(parseLike, Like);

import type { ReactNode } from 'react';
import { withNumber } from '../../shared/markup/parse.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import { Rating } from './rating.tsx';
import type { RatingProps } from './markup.ts';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

interface RatingBoxProps extends Pick<RatingProps, 'newsId' | 'value'> {
  language: string;
  count: number;
}

/** Renders the star rating of a news item. */
export function RatingBox({ language, ...data }: RatingBoxProps): ReactNode {
  const { title, star, count: countLabel } = wordsFor(words, language);
  const stars = [1, 2, 3, 4, 5].map(number => withNumber(star, formatNumber(number, language)));
  const props = { ...data, captchaKey: '', title, stars, countLabel, messages: wordsFor(voteWords, language) };
  const shown = { language, table, View: Rating, props };
  return <ViewBox name="rating" pack="reactions" load="rest" {...shown} data-count={data.count || undefined} aria-label={title} />;
}

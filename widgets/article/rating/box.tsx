import type { ReactNode } from 'react';
import { withNumber } from '../../shared/markup/parse.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import type { RatingProps } from './markup.ts';
import { Rating } from './rating.tsx';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

/** The star rating of a news item, as the server prints it. */
export function RatingBox({
  language,
  ...data
}: Pick<RatingProps, 'newsId' | 'value'> & { count: number; language: string }): ReactNode {
  const { title, star, count } = wordsFor(words, language);
  const messages = wordsFor(voteWords, language);
  const stars = [1, 2, 3, 4, 5].map(number => withNumber(star, formatNumber(number, language)));
  return (
    <section
      className="rating"
      data-widget="rating"
      data-pack="reactions"
      data-view=""
      data-count={data.count || undefined}
      {...printed(sentences, language)}
      aria-label={title}
    >
      <Rating
        {...data}
        captchaKey=""
        title={title}
        stars={stars}
        countLabel={count}
        messages={messages}
        kernel={renderingKernel(language)}
      />
    </section>
  );
}

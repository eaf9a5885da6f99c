import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/print/rendering-kernel.ts';
import { withNumber } from '../../shared/island/markup.ts';
import { formatNumber } from '../../shared/print/format-number.ts';
import { messagesFor } from '../../shared/print/messages/messages.ts';
import type { RatingProps } from './markup.ts';
import { Rating } from './rating.tsx';

/** The star rating of a news item, as the server prints it (SPEC §2.2, §3.2). */
export function RatingBox({
  language,
  ...data
}: Pick<RatingProps, 'newsId' | 'value' | 'count'> & { language: string }): ReactNode {
  const messages = messagesFor(language);
  const stars = [1, 2, 3, 4, 5].map(star => withNumber(messages.rateWith, formatNumber(star, language)));
  return (
    <section
      className="rating"
      data-widget="rating"
      data-view=""
      data-count={data.count}
      data-count-label={messages.rateCount}
      aria-label={messages.rateThis}
    >
      <Rating
        {...data}
        captchaKey=""
        title={messages.rateThis}
        stars={stars}
        countLabel={messages.rateCount}
        kernel={renderingKernel(language)}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/print/rendering-kernel.ts';
import { wordsFor } from '../../shared/print/words.ts';
import { Like } from './like.tsx';
import type { LikeProps } from './markup.ts';
import { words } from './words.ts';

/** The like and dislike buttons of a news item, as the server prints them. */
export function LikeBox({
  language,
  ...data
}: Pick<LikeProps, 'newsId' | 'like' | 'dislike'> & { language: string }): ReactNode {
  const { title, like, dislike } = wordsFor(words, language);
  return (
    <section
      className="like"
      data-widget="like"
      data-view=""
      data-like={data.like}
      data-dislike={data.dislike}
      aria-label={title}
    >
      <Like
        {...data}
        captchaKey=""
        title={title}
        likeLabel={like}
        dislikeLabel={dislike}
        kernel={renderingKernel(language)}
      />
    </section>
  );
}

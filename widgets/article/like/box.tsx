import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import { Like } from './like.tsx';
import type { LikeProps } from './markup.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

/** The like and dislike buttons of a news item, as the server prints them. */
export function LikeBox({
  language,
  ...data
}: Record<'like' | 'dislike', number> & Pick<LikeProps, 'newsId'> & { language: string }): ReactNode {
  const { title, like, dislike } = wordsFor(words, language);
  const messages = wordsFor(voteWords, language);
  return (
    <section
      className="like"
      data-widget="like"
      data-pack="reactions"
      data-view=""
      data-like={data.like || undefined}
      data-dislike={data.dislike || undefined}
      {...printed(sentences, language)}
      aria-label={title}
    >
      <Like
        {...data}
        captchaKey=""
        title={title}
        likeLabel={like}
        dislikeLabel={dislike}
        messages={messages}
        kernel={renderingKernel(language)}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/print/rendering-kernel.ts';
import { messagesFor } from '../../shared/print/messages/messages.ts';
import { Like } from './like.tsx';
import type { LikeProps } from './markup.ts';

/** The like and dislike buttons of a news item, as the server prints them (SPEC §2.2). */
export function LikeBox({
  language,
  ...data
}: Pick<LikeProps, 'newsId' | 'like' | 'dislike'> & { language: string }): ReactNode {
  const { likeThis, like, dislike } = messagesFor(language);
  return (
    <section
      className="like"
      data-widget="like"
      data-view=""
      data-like={data.like}
      data-dislike={data.dislike}
      aria-label={likeThis}
    >
      <Like
        {...data}
        captchaKey=""
        title={likeThis}
        likeLabel={like}
        dislikeLabel={dislike}
        kernel={renderingKernel(language)}
      />
    </section>
  );
}

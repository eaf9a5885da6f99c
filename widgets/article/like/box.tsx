import type { ReactNode } from 'react';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import { Like } from './like.tsx';
import type { LikeProps } from './markup.ts';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

interface LikeBoxProps extends Pick<LikeProps, 'newsId'> {
  language: string;
  like: number;
  dislike: number;
}

/** Renders the like and dislike buttons of a news item. */
export function LikeBox({ language, ...data }: LikeBoxProps): ReactNode {
  const { title, like: likeLabel, dislike: dislikeLabel } = wordsFor(words, language);
  const props = { ...data, captchaKey: '', title, likeLabel, dislikeLabel, messages: wordsFor(voteWords, language) };
  return <ViewBox name="like" pack="reactions" load="rest" {...{ language, table, View: Like, props }} aria-label={title} />;
}

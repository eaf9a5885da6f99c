import type { ReactNode } from 'react';
import { commentsTitle } from '../../shared/comments/rendered-title.ts';

/** Renders the link from an article's head to its comments. */
export function CommentsLinkBox({ language, count }: { language: string; count: number }): ReactNode {
  return (
    <a className="comments-link" href="#news-comment" data-widget="comments-link" data-pack="reading" data-load="scroll">
      {commentsTitle(count, language)}
    </a>
  );
}

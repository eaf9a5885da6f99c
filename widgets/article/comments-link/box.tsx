import type { ReactNode } from 'react';
import { withNumber } from '../../shared/island/markup.ts';
import { formatNumber } from '../../shared/print/format-number.ts';
import { messagesFor } from '../../shared/print/messages/messages.ts';

/** The way from an article's head to its comments, as the server prints it (SPEC §2.2). */
export function CommentsLinkBox({ language, count }: { language: string; count: number }): ReactNode {
  const { commentCount, comments } = messagesFor(language);
  return (
    <a className="comments-link" href="#news-comment" data-widget="comments-link" data-load="scroll">
      {count > 0 ? withNumber(commentCount, formatNumber(count, language)) : comments}
    </a>
  );
}

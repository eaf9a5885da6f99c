import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { fieldOf, idOf, numberOf, textOf } from '../../shared/markup/parse.ts';
import { parseVoteMessages } from '../../shared/votes/vote-messages.ts';

/** Reads the like and dislike buttons from their markup. */
export const parseLike = (box: HTMLElement, parser?: UnrenderedParser) => ({
  newsId: idOf(fieldOf(box, 'newsId'), 'newsId'),
  // Numbers, or the texts of another CMS, which stay until there are numbers.
  like: parser?.countOfButton(box, '.positive') || numberOf(box.dataset.like, 'data-like'),
  dislike: parser?.countOfButton(box, '.negative') || numberOf(box.dataset.dislike, 'data-dislike'),
  // The box's own captcha key. If it is empty, the page's key is used.
  captchaKey: fieldOf(box, 'captchaKey') ?? '',
  title: textOf(box, '.like-title'),
  likeLabel: textOf(box, '.positive .like-label') || (parser?.ofButton(box, '.positive') ?? ''),
  dislikeLabel: textOf(box, '.negative .like-label') || (parser?.ofButton(box, '.negative') ?? ''),
  messages: parseVoteMessages(box),
});

export type LikeProps = ReturnType<typeof parseLike>;

import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { fieldOf, idOf, numberOf, textOf } from '../../shared/markup/parse.ts';
import { parseVoteMessages, type VoteMessages } from '../../shared/votes/vote-messages.ts';

export interface LikeProps {
  newsId: string;
  like: number;
  dislike: number;
  /** Whether a count of zero is shown. */
  showsZero: boolean;
  /** Of the box's own captcha; empty where it has none, and the page's stands in. */
  captchaKey: string;
  title: string;
  likeLabel: string;
  dislikeLabel: string;
  messages: VoteMessages;
}

/** Reads the like and dislike buttons of a news item from their markup. */
export const parseLike = (box: HTMLElement, parser?: UnrenderedParser): LikeProps => ({
  newsId: idOf(fieldOf(box, 'newsId'), 'newsId'),
  like: numberOf(box.dataset.like, 'data-like'),
  dislike: numberOf(box.dataset.dislike, 'data-dislike'),
  showsZero: parser?.saysZero(box, '.positive,.negative') ?? false,
  captchaKey: fieldOf(box, 'captchaKey') ?? '',
  title: textOf(box, '.like-title'),
  likeLabel: textOf(box, '.positive .like-label') || (parser?.ofButton(box, '.positive') ?? ''),
  dislikeLabel: textOf(box, '.negative .like-label') || (parser?.ofButton(box, '.negative') ?? ''),
  messages: parseVoteMessages(box),
});

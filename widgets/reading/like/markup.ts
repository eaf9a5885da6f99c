import { fieldOf, idOf, numberOf, textOf } from '../../island/markup.ts';

export interface LikeProps {
  newsId: string;
  like: number;
  dislike: number;
  title: string;
  likeLabel: string;
  dislikeLabel: string;
}

/** Reads the like and dislike buttons of a news item from their markup (SPEC §3.2). */
export const parseLike = (box: HTMLElement): LikeProps => ({
  newsId: idOf(fieldOf(box, 'newsId'), 'newsId'),
  like: numberOf(box.dataset.like, 'like count'),
  dislike: numberOf(box.dataset.dislike, 'dislike count'),
  title: textOf(box, '.like-title'),
  likeLabel: textOf(box, '.positive .like-label'),
  dislikeLabel: textOf(box, '.negative .like-label'),
});

import type { CaptchaProps } from '../islands/captcha.tsx';
import type { LikeProps } from '../islands/like.tsx';
import type { PollProps } from '../islands/poll.tsx';
import type { RatingProps } from '../islands/rating.tsx';
import type { VoteMessages } from '../state/use-news-vote.ts';
import { ascii } from '../state/numbers.ts';
import { attribute, attributeOf, part, textOf } from './markup.ts';

const messagesOf = ({ dataset }: HTMLElement): VoteMessages => ({
  error: dataset.error ?? '',
  unreachable: dataset.unreachable ?? '',
});

/** A number as it is printed; 0 where none is. */
const numberIn = (box: Element, selector: string): number =>
  Number(ascii(box.querySelector(selector)?.textContent ?? '').replace(/\D/g, ''));

/** Reads a star rating. */
export const ratingProps = (box: HTMLElement): RatingProps => ({
  newsId: attributeOf(box, '[name=newsId]', 'value'),
  title: textOf(box, '.rating-title'),
  value: Number(part(box, '.stars').dataset.value),
  count: numberIn(box, '.rate-count'),
  stars: [...box.querySelectorAll('.star button')].map(star => attribute(star, 'aria-label')),
  countLabel: box.dataset.countLabel ?? '{n}',
  messages: messagesOf(box),
});

/** Reads the like and dislike buttons. */
export const likeProps = (box: HTMLElement): LikeProps => ({
  newsId: attributeOf(box, '[name=newsId]', 'value'),
  title: textOf(box, '.like-title'),
  like: numberIn(box, '.positive .like-count'),
  dislike: numberIn(box, '.negative .like-count'),
  likeLabel: textOf(box, '.positive .like-label'),
  dislikeLabel: textOf(box, '.negative .like-label'),
  messages: messagesOf(box),
});

/** Reads the captcha of a form. */
export const captchaProps = (group: HTMLElement): CaptchaProps => ({
  fieldId: part(group, 'input').id,
  source: attributeOf(group, 'img', 'src'),
  label: textOf(group, 'label'),
  imageLabel: attributeOf(group, 'img', 'alt'),
  refreshLabel: textOf(group, '.captcha-refresh'),
  questionLabel: textOf(group, '.captcha-question'),
  requiredMessage: part(group, 'input').dataset.requiredMsg ?? '',
});

/** Reads a poll. */
export function pollProps(box: HTMLElement): PollProps {
  const { id = '', totalVote, totalLabel = '{n}', voteLabel = '', success = '', error = '' } = box.dataset;
  const captcha = box.querySelector<HTMLElement>('.captcha-group');
  return {
    id,
    question: textOf(box, '.poll-question'),
    totalVote: Number(totalVote),
    options: [...box.querySelectorAll<HTMLElement>('.poll-option')].map(option => ({
      id: part(option, 'input').id,
      label: textOf(option, '.poll-label'),
      votes: Number(option.dataset.votes),
    })),
    captcha: captcha && captchaProps(captcha),
    totalLabel,
    voteLabel,
    successMessage: success,
    errorMessage: error,
  };
}

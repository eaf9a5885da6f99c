import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { fieldOf, idOf, numberOf, textOf } from '../../shared/markup/parse.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { parseVoteMessages } from '../../shared/votes/vote-messages.ts';

/** Reads a star rating from its markup. */
export function parseRating(box: HTMLElement, parser?: UnrenderedParser) {
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('button[name=score]')];
  if (!buttons[0]) throw markupError('There is no button[name=score]');
  // Not from `dataset`: Sugar adds `count` to every object, also to `dataset`.
  const count = box.getAttribute('data-count') ?? undefined;
  const printed = parser?.printedCount(box, '.rate-count', count);
  const list = box.querySelector<HTMLElement>('[data-value]');
  return {
    newsId: idOf(fieldOf(box, 'newsId'), 'newsId'),
    // Average of all ratings, from 0 to 5.
    value: numberOf(list?.dataset.value, 'data-value'),
    // A number, or the whole label of another CMS, which stays until there is a number.
    count: printed?.text ?? numberOf(count, 'data-count'),
    // The box's own captcha key. If it is empty, the page's key is used.
    captchaKey: fieldOf(box, 'captchaKey') ?? '',
    title: textOf(box, '.rating-title'),
    // Labels of the stars, from one to five.
    stars: buttons.map(button => button.getAttribute('aria-label') ?? button.value),
    // Label with `{n}` for the count.
    countLabel: printed?.label ?? box.dataset.countLabel ?? '{n}',
    messages: parseVoteMessages(box),
  };
}

export type RatingProps = ReturnType<typeof parseRating>;

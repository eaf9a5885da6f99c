import type { UnrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { fieldOf, idOf, numberOf, textOf } from '../../shared/markup/parse.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { parseVoteMessages } from '../../shared/votes/vote-messages.ts';

/** Reads a star rating from its markup. */
export function parseRating(box: HTMLElement, parser?: UnrenderedParser) {
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('button[name=score]')];
  if (!buttons[0]) throw markupError('There is no button[name=score]');
  // Sugar gives every object a `count`, so every `dataset` has one, too.
  const count = box.getAttribute('data-count') ?? undefined;
  const printed = parser?.printedCount(box, '.rate-count', count);
  const list = box.querySelector<HTMLElement>('[data-value]');
  return {
    newsId: idOf(fieldOf(box, 'newsId'), 'newsId'),
    // Average of all ratings, 0 to 5.
    value: numberOf(list?.dataset.value, 'data-value'),
    // A number, or the whole label as others have printed it, which stays until there is a number.
    count: printed?.text ?? numberOf(count, 'data-count'),
    // The box's own captcha; empty if the page's stands in.
    captchaKey: fieldOf(box, 'captchaKey') ?? '',
    title: textOf(box, '.rating-title'),
    // Names of the stars, from one to five.
    stars: buttons.map(button => button.getAttribute('aria-label') ?? button.value),
    // With `{n}` for the count.
    countLabel: printed?.label ?? box.dataset.countLabel ?? '{n}',
    messages: parseVoteMessages(box),
  };
}

export type RatingProps = ReturnType<typeof parseRating>;

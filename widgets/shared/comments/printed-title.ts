import { words } from '../comments/words.ts';
import { withNumber } from '../island/markup.ts';
import { formatNumber } from './format-number.ts';
import { wordsFor } from './words.ts';

/** What the comments on a news item are called: how many there are, where there are any. */
export function commentsTitle(number: number, language: string): string {
  const { title, count } = wordsFor(words, language);
  return number > 0 ? withNumber(count, formatNumber(number, language)) : title;
}

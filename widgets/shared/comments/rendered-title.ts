import { withNumber } from '../markup/parse.ts';
import { formatNumber } from '../render/format-number.ts';
import { wordsFor } from '../render/words.ts';
import words from './words.json' with { type: 'json' };

/** Returns the title of a news item's comments, with their number if there are any. */
export function commentsTitle(number: number, language: string): string {
  const { title, count } = wordsFor(words, language);
  return number > 0 ? withNumber(count, formatNumber(number, language)) : title;
}

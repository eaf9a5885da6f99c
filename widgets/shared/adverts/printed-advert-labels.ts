import { wordsFor } from '../print/words.ts';
import words from './words.json' with { type: 'json' };

interface PrintedAdvertLabels {
  'data-advert-label': string;
  'data-skip-label': string;
  'data-skip-in-label': string;
}

/** The attributes by which a box brings along what is said with adverts. */
export function printedAdvertLabels(language: string): PrintedAdvertLabels {
  const { advert, skip, skipIn } = wordsFor(words, language);
  return { 'data-advert-label': advert, 'data-skip-label': skip, 'data-skip-in-label': skipIn };
}

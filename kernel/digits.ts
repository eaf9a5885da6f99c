import { toPersian } from './convert-digits.ts';
import { page } from './page.ts';
import type { Digits } from './types.ts';

/** Whole numbers in the digits of the page's language. */
export const digits: Digits = {
  // By hand: the first number that a browser formats for a language has it read up on all of that language.
  format(value) {
    const grouped = String(value).replace(/\B(?=(...)+$)/g, ',');
    return /^fa/.test(page.language) ? toPersian(grouped) : grouped;
  },
};

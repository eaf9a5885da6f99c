import { toAscii, toPersian } from './convert-digits.ts';
import { page } from './page.ts';
import type { Digits } from './types.ts';

/** The digits of the product, in those of the page's language. */
export const digits: Digits = {
  toAscii,
  toPersian,
  format(value) {
    const grouped = value.toLocaleString('en');
    return /^fa/.test(page.language) ? toPersian(grouped) : grouped;
  },
};

import { page } from './page.ts';
import type { Digits } from './types.ts';

/** Numbers in the digits of the page's language. */
export const digits: Digits = {
  // Persian groups digits with a mark of its own; the product has commas.
  format: value => value.toLocaleString(/^fa/.test(page.language) ? 'fa' : 'en').replace(/٬/g, ','),
};

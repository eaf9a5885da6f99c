import { page } from './page.ts';
import type { Digits } from './types.ts';

/** A digit that is followed by whole groups of three digits and nothing else. */
const digit = /\d(?=((...)+$)?)/g;

/** Formats whole numbers in the digits of the page's language. */
export const digits: Digits = {
  // Not by Intl: its first use makes the browser load its data about numbers.
  format: value =>
    String(value).replace(
      digit,
      (found, groups?: string) =>
        String.fromCharCode((/^fa/.test(page.language) ? 0x6f0 : /^ckb/.test(page.language) ? 0x660 : 48) + Number(found)) + (groups ? ',' : ''),
    ),
};

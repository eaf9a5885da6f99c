import { page } from './page.ts';
import type { Digits } from './types.ts';

/** Matches each digit. The group is set if a multiple of three digits follows up to the end of the number. */
const digit = /\d(?=((...)+$)?)/g;

/** Formats whole numbers in the digits of the page's language. */
export const digits: Digits = {
  // Does not use Intl: its first use makes the browser load locale data.
  format: value =>
    String(value).replace(
      digit,
      (found, groups?: string) =>
        String.fromCharCode((/^fa/.test(page.language) ? 0x6f0 : /^ckb/.test(page.language) ? 0x660 : 48) + Number(found)) + (groups ? ',' : ''),
    ),
};

import { page } from './page.ts';
import type { Digits } from './types.ts';

/** A digit, and the whole groups of three that follow it, if nothing else does. */
const digit = /\d(?=((...)+$)?)/g;

/** Whole numbers in the digits of the page's language. */
export const digits: Digits = {
  // By hand: the first number that a browser formats has it read up on all that it knows of numbers.
  format: value =>
    String(value).replace(
      digit,
      (found, groups?: string) =>
        String.fromCharCode((/^fa/.test(page.language) ? 0x6f0 : /^ckb/.test(page.language) ? 0x660 : 48) + Number(found)) + (groups ? ',' : ''),
    ),
};

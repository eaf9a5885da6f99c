import { page } from './page.ts';
import type { Digits } from './types.ts';

/** The low four bits of a digit's code are its value, in ASCII, Arabic-Indic and Persian alike. */
const convert = (text: string, zero: number): string =>
  text.replace(/[0-9٠-٩۰-۹]/g, digit => String.fromCharCode(zero + (digit.charCodeAt(0) & 15)));

const toAscii = (text: string): string => convert(text, 48);
const toPersian = (text: string): string => convert(text, 0x6f0);

/** The digits of the product, in those of the page's language (SPEC §9.12). */
export const digits: Digits = {
  toAscii,
  toPersian,
  format(value) {
    const grouped = value.toLocaleString('en');
    return /^fa/.test(page.language) ? toPersian(grouped) : grouped;
  },
};

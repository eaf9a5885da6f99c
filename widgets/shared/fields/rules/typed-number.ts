import { toAscii } from '../../../../kernel/convert-digits.ts';

/** Cleans a typed number: converts digits to ASCII and removes spaces and invisible characters. */
export const typedNumber = (text: string): string =>
  toAscii(text).replace(/[\s\p{Cf}]/gu, '');

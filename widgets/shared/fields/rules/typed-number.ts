import { toAscii } from '../../../../kernel/convert-digits.ts';

/** Cleans a typed number: ASCII digits, without spaces and invisible marks between them. */
export const typedNumber = (text: string): string =>
  toAscii(text).replace(/[\s\p{Cf}]/gu, '');

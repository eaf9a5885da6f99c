import { toAscii } from '../../../../kernel/convert-digits.ts';

/** What somebody has typed as a number: ASCII digits, without spaces and invisible marks between them. */
export const typedNumber = (text: string): string =>
  toAscii(text).replace(/[\s\p{Cf}]/gu, '');

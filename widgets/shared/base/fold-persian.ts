import { toAscii } from '../../../kernel/convert-digits.ts';

/**
 * A text as it is compared while a reader types: without case, harakat, accents, hamza and tatweel, with one form of
 * each Persian letter, ASCII digits, and neither spaces nor what joins or parts letters.
 */
export const foldPersian = (text: string): string =>
  toAscii(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\sءـ]/gu, '')
    .replace(/[يىېے]/g, 'ی')
    .replace(/[كڪ]/g, 'ک')
    .replace(/[ةەہھ]/g, 'ه')
    .replace(/ٱ/g, 'ا');

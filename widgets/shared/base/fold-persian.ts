import { toAscii } from '../../../kernel/convert-digits.ts';

/**
 * Normalizes a text for comparison while a reader types. Removes case, harakat, accents, hamza, tatweel, spaces and
 * joiners; uses one form of each Persian letter and ASCII digits.
 */
export const foldPersian = (text: string): string =>
  toAscii(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\sءـ]/gu, '')
    .replace(/[يىېے]/g, 'ی')
    .replace(/[كڪ]/g, 'ک')
    .replace(/[ةەہھ]/g, 'ه')
    .replace(/ٱ/g, 'ا');

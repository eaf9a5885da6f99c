import { type LanguageCode, languages } from './languages.ts';

/** Marks that begin or end a direction of their own. */
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Parts that are kept apart already. */
const apart = /\u2068[^\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069/g;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Persian words and plain numbers: nothing in them goes another way than the sentence around them. */
const ofItsOwn = /^[\p{Script=Arabic}\p{M}\s\u200c\d«»،؛؟.:!()|…]*$/u;

/** Tells if the words of a text, or the signs around its numbers, could go another way than those of a language. */
const goesAnotherWay = (text: string, direction: 'rtl' | 'ltr'): boolean =>
  direction === 'rtl' ? !ofItsOwn.test(text) : rightToLeft.test(text);

/**
 * A text from elsewhere, such as what a reader has typed, as it may stand in a sentence of a language: it neither turns
 * the words around it nor is turned by them. Most need nothing for that; others stand between two characters that
 * nobody sees, which also work in titles and attributes.
 */
export function isolated(text: string, language: LanguageCode): string {
  const isWhole = text.replace(apart, '').search(controls) < 0;
  const plain = isWhole ? text : text.replace(controls, '');
  return goesAnotherWay(plain.replace(apart, ''), languages[language].direction) ? `\u2068${plain}\u2069` : plain;
}

import { type LanguageCode, languages } from './languages.ts';

/** Characters that control text direction. */
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Parts that are already isolated. */
const apart = /\u2068[^\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069/g;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Persian words and plain numbers, which cannot change direction inside a Persian sentence. */
const ofItsOwn = /^[\p{Script=Arabic}\p{M}\s\u200c\d«»،؛؟.:!()|…]*$/u;

/** Returns true if a text, or the punctuation around its numbers, may run against the direction of a language. */
const goesAnotherWay = (text: string, direction: 'rtl' | 'ltr'): boolean =>
  direction === 'rtl' ? !ofItsOwn.test(text) : rightToLeft.test(text);

/**
 * Isolates a foreign text, such as a reader's input, for use inside a sentence: neither affects the direction of the
 * other. Most texts stay unchanged. Others get two invisible isolate characters, which also work in titles and
 * attributes.
 */
export function isolated(text: string, language: LanguageCode): string {
  const isWhole = text.replace(apart, '').search(controls) < 0;
  const plain = isWhole ? text : text.replace(controls, '');
  return goesAnotherWay(plain.replace(apart, ''), languages[language].direction) ? `\u2068${plain}\u2069` : plain;
}

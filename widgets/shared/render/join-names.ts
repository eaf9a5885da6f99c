import { oncePer } from '../base/once-per.ts';
import { type LanguageCode, languages } from './languages.ts';

/** Signs between names and before the last, for languages whose list `Intl` lacks, or writes differently. */
const own: Partial<Record<LanguageCode, readonly [comma: string, and: string]>> = {
  az: ['، ', ' و '],
  azc: [', ', ' вә '],
  ckb: ['، ', ' و '],
  fa: ['، ', ' و '],
  my: ['၊ ', ' နှင့် '],
  tg: [', ', ' ва '],
  ur: ['، ', ' اور '],
};

/** Tag of a language; the tag `en` alone would not be the newsroom's English. */
const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : languages[language].tag);

const listsIn = oncePer(tag => new Intl.ListFormat(tag));

/** Signs between so many names in a row, such as `, ` and ` and `: one fewer than there are names. */
export function separatorsOf(count: number, language: LanguageCode): string[] {
  const places = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index);
  const [comma, and] = own[language] ?? [];
  if (comma !== undefined && and !== undefined) return places.map(place => (place === count - 2 ? and : comma));
  const parts = listsIn(tagOf(language)).formatToParts(Array<string>(count).fill('·'));
  return parts.filter(({ type }) => type === 'literal').map(({ value }) => value);
}

const fromRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Tells if a text has letters that are written the other way than those of the language. */
function isOtherWay(text: string, language: LanguageCode): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.some(letter => fromRightToLeft.test(letter) !== (languages[language].direction === 'rtl'));
}

/** A text for a place without markup, kept from changing the order of what stands beside it. */
const isolated = (text: string, language: LanguageCode): string =>
  isOtherWay(text, language) ? `\u2068${text}\u2069` : text;

/** Names in a row, as the language writes it: `A, B and C`. For places without markup, such as titles. */
export function joinNames(names: readonly string[], language: LanguageCode): string {
  const separators = separatorsOf(names.length, language);
  return names.map((name, index) => isolated(name, language) + (separators[index] ?? '')).join('');
}

import { oncePer } from '../base/once-per.ts';
import { type LanguageCode, languages } from './languages.ts';

/** Separators between names and before the last one, for languages that `Intl` lacks or formats differently. */
const own: Partial<Record<LanguageCode, readonly [comma: string, and: string]>> = {
  az: ['، ', ' و '],
  azc: [', ', ' вә '],
  ckb: ['، ', ' و '],
  fa: ['، ', ' و '],
  my: ['၊ ', ' နှင့် '],
  tg: [', ', ' ва '],
  ur: ['، ', ' اور '],
};

/** Returns a language's tag. English is `en-GB`. */
const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : languages[language].tag);

const listsIn = oncePer(tag => new Intl.ListFormat(tag));

/** Returns the separators for a number of names, such as `, ` and ` and `: one fewer than names. */
export function separatorsOf(count: number, language: LanguageCode): string[] {
  const places = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index);
  const [comma, and] = own[language] ?? [];
  if (comma !== undefined && and !== undefined) return places.map(place => (place === count - 2 ? and : comma));
  const parts = listsIn(tagOf(language)).formatToParts(Array<string>(count).fill('·'));
  return parts.filter(({ type }) => type === 'literal').map(({ value }) => value);
}

const fromRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Returns true if a text has letters that run against the direction of the language. */
function isOtherWay(text: string, language: LanguageCode): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.some(letter => fromRightToLeft.test(letter) !== (languages[language].direction === 'rtl'));
}

/** Isolates a text for use without markup, so that it does not change the order of its neighbours. */
const isolated = (text: string, language: LanguageCode): string =>
  isOtherWay(text, language) ? `\u2068${text}\u2069` : text;

/** Joins names as in `A, B and C`. Returns plain text, for example for titles. */
export function joinNames(names: readonly string[], language: LanguageCode): string {
  const separators = separatorsOf(names.length, language);
  return names.map((name, index) => isolated(name, language) + (separators[index] ?? '')).join('');
}

import { type LanguageCode, languages } from './languages.ts';

/** `ku` is another code of `kmr`, Kurmanji in Latin script: what it says is written once. */
type WrittenLanguage = Exclude<LanguageCode, 'ku'>;

/**
 * Sentences by their names, in each language: the `words.json` of a widget or a room. `{n}` stands for a number,
 * `{total}` for that of all, `{name}` for a person, `{title}` for that of a video, `{day}` for a day as it is typed,
 * `{hours}` and `{minutes}` for a time that is left.
 */
export type Words<Name extends string> = Readonly<Record<WrittenLanguage, Readonly<Record<Name, string>>>>;

const codes = new Set<string>(Object.keys(languages));

/** Tells if a code is that of an interface language. */
export const isLanguageCode = (language: string): language is LanguageCode => codes.has(language);

/** Tells if a language is read from the right: text in Persian or English alone is Persian beside it. */
export const isRightToLeft = (language: string): boolean =>
  isLanguageCode(language) && languages[language].direction === 'rtl';

const isWritten = (language: string): language is WrittenLanguage => language !== 'ku' && isLanguageCode(language);

/** The languages that every `words.json` has. */
export const writtenLanguages: readonly WrittenLanguage[] = [...codes].filter(isWritten);

/** The sentences in an interface language; in Persian, the default, if the language is unknown. */
export function wordsFor<Name extends string>(words: Words<Name>, language: string): Readonly<Record<Name, string>> {
  const code = language === 'ku' ? 'kmr' : language;
  return words[isWritten(code) ? code : 'fa'];
}

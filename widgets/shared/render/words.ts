import { type LanguageCode, languages } from './languages.ts';

/** `ku` is an alias of `kmr` (Kurmanji in Latin script), so its messages exist only once. */
type WrittenLanguage = Exclude<LanguageCode, 'ku'>;

/**
 * Messages by name in each language: the `words.json` of a widget or a shared folder. Placeholders: `{n}` a number,
 * `{total}` the number of all, `{name}` a person, `{title}` the title of a video, `{day}` a day as typed, `{hours}` and
 * `{minutes}` the remaining time.
 */
export type Words<Name extends string> = Readonly<Record<WrittenLanguage, Readonly<Record<Name, string>>>>;

const codes = new Set<string>(Object.keys(languages));

/** Returns true for the code of an interface language. */
export const isLanguageCode = (language: string): language is LanguageCode => codes.has(language);

export const isRightToLeft = (language: string): boolean =>
  isLanguageCode(language) && languages[language].direction === 'rtl';

const isWritten = (language: string): language is WrittenLanguage => language !== 'ku' && isLanguageCode(language);

/** Languages that every `words.json` contains. */
export const writtenLanguages: readonly WrittenLanguage[] = [...codes].filter(isWritten);

/** Returns the messages in an interface language. For an unknown language, returns the Persian ones. */
export function wordsFor<Name extends string>(words: Words<Name>, language: string): Readonly<Record<Name, string>> {
  const code = language === 'ku' ? 'kmr' : language;
  return words[isWritten(code) ? code : 'fa'];
}

import { type LanguageCode, languages } from './languages.ts';

/** Sentences by their names, in every interface language: what the `words.ts` of a widget or a room holds. */
export type Words<Name extends string> = Readonly<Record<LanguageCode, Readonly<Record<Name, string>>>>;

const codes = new Set<string>(Object.keys(languages));

/** Whether a code is that of an interface language. */
export const isLanguageCode = (language: string): language is LanguageCode => codes.has(language);

/** The sentences in an interface language; in Persian, the default, where the language is none of them. */
export const wordsFor = <Name extends string>(words: Words<Name>, language: string): Readonly<Record<Name, string>> =>
  words[isLanguageCode(language) ? language : 'fa'];

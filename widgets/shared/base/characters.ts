/**
 * The characters of a text as a reader sees them: a sign, and what joins or changes it. So a letter with its marks is
 * one, a flag, a hand with its colour and a family of faces.
 */
export const charactersOf = (text: string): string[] =>
  text.match(/(?:\p{RI}{2}|[^\p{M}\p{Cf}\p{EMod}])(?:\u200d\p{ExtPict}|[\p{M}\p{Cf}\p{EMod}])*/gu) ?? [];

/** A text without all but ASCII letters, digits and underscores: what may stand in any name. */
export const withoutNonWord = (text: string): string => text.replace(/\W/g, '');

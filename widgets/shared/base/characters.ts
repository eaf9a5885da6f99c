/**
 * The characters of a text as a reader sees them: a sign, and what joins or changes it. So a letter with its marks is
 * one, a flag, a hand with its colour and a family of faces.
 */
export const charactersOf = (text: string): string[] =>
  text.match(/(?:\p{RI}{2}|[^\p{M}\p{Cf}\p{EMod}])(?:\u200d\p{ExtPict}|[\p{M}\p{Cf}\p{EMod}])*/gu) ?? [];

/** A text without its non-word characters: what is left can stand in a selector, or in the name of a cookie. */
export const wordCharacters = (text: string): string => text.replace(/\W/g, '');

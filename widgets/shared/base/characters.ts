/**
 * Splits a text into characters as a reader sees them. A letter with its marks, a flag, a hand with a skin colour and a
 * family emoji each count as one.
 */
export const charactersOf = (text: string): string[] =>
  text.match(/(?:\p{RI}{2}|[^\p{M}\p{Cf}\p{EMod}])(?:\u200d\p{ExtPict}|[\p{M}\p{Cf}\p{EMod}])*/gu) ?? [];

/** Removes all characters except ASCII letters, digits and underscores, so that the result is safe in any name. */
export const withoutNonWord = (text: string): string => text.replace(/\W/g, '');

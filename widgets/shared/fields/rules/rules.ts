import { charactersOf } from '../../base/characters.ts';
import { typedCode } from './typed-line.ts';
import { typedNumber } from './typed-number.ts';

/**
 * Pattern of an address: a local part of words separated by dots, a domain with a dot, and a top-level label of
 * letters.
 */
const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** Browsers may return a non-ASCII top-level label in its Punycode form. */
const topLevel = '(?:\\p{L}[\\p{L}\\p{M}]+|xn--[a-z0-9-]*[a-z0-9])';
const email = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`, 'iu');

/** RFC 5321 §4.5.3.1. */
const longestEmail = 254;

/** Returns true if a text is an e-mail address. Ignores invisible characters. */
export function isEmail(text: string): boolean {
  const address = typedCode(text);
  return address.length <= longestEmail && email.test(address);
}

/**
 * Returns a cell phone number as `+` and digits (E.164), or null for any other text. Accepts Iranian numbers as
 * Iranians write them, with or without country code, and other numbers with `+` or `00`.
 */
export function cellNumber(text: string): string | null {
  const number = typedNumber(text).replace(/[-().]/g, '').replace(/^00/, '+');
  const [, iranian] = /^(?:\+?98)?0?(9\d{9})$/.exec(number) ?? [];
  if (iranian) return `+98${iranian}`;
  return /^\+(?!98)[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** Matches a visible character. U+2800 and U+1D159 are blank in every font, although Unicode does not say so. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Returns true if a text shows nothing: it is empty, or has only spaces, fillers, joiners and direction marks. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Counts the characters as a reader sees them. A line break counts as one, so that server and browser agree. */
export const characterCount = (text: string): number => charactersOf(text.replace(/\r\n?/g, '\n')).length;

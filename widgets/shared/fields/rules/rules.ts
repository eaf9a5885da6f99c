import { charactersOf } from '../../base/characters.ts';
import { typedCode } from './typed-line.ts';
import { typedNumber } from './typed-number.ts';

/** A local part of dot-separated words, a dotted domain, and a top-level label of letters. */
const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** A browser may hand out letters that are not ASCII in the ASCII form of domains. */
const topLevel = '(?:\\p{L}[\\p{L}\\p{M}]+|xn--[a-z0-9-]*[a-z0-9])';
const email = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`, 'iu');

/** RFC 5321 §4.5.3.1. */
const longestEmail = 254;

/** Tells if a text is an e-mail address, invisible signs aside. */
export function isEmail(text: string): boolean {
  const address = typedCode(text);
  return address.length <= longestEmail && email.test(address);
}

/**
 * A cell phone number as `+` and digits (E.164), or null for any other text: an Iranian one as Iranians write it, with
 * or without its country, or one of another country with its `+` or `00`.
 */
export function cellNumber(text: string): string | null {
  const number = typedNumber(text).replace(/[-().]/g, '').replace(/^00/, '+');
  const [, iranian] = /^(?:\+?98)?0?(9\d{9})$/.exec(number) ?? [];
  if (iranian) return `+98${iranian}`;
  return /^\+(?!98)[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** Blank in every font are, beside what Unicode says, a Braille pattern without dots and a note without a head. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Tells if a text shows nothing: it is empty, or blanks, fillers, joiners and marks of direction. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Number of characters as a reader sees them, the same at the origin as on the phone: a line break is one. */
export const characterCount = (text: string): number => charactersOf(text.replace(/\r\n?/g, '\n')).length;

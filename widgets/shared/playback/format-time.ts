import type { Digits } from '../../../kernel/types.ts';

/** Converts the ASCII digits of a text to the digits of the page's language. */
export const inDigits = (text: string, digits: Digits): string =>
  text.replace(/\d/g, digit => digits.format(Number(digit)));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as `0:05` or `1:02:03`. An unknown time is 0. */
export function formatTime(seconds: number, digits: Digits): string {
  const whole = Math.floor(seconds) || 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const front = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  return inDigits(`${front}:${twoDigits(whole % 60)}`, digits);
}

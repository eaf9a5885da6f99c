import type { Digits } from '../../../kernel/types.ts';

/** A text with its ASCII digits as the page's language writes them. */
export const inDigits = (text: string, digits: Digits): string =>
  text.replace(/\d/g, digit => digits.format(Number(digit)));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a clock shows them, such as `0:05` or `1:02:03`; what is not known yet is 0. */
export function formatTime(seconds: number, digits: Digits): string {
  const whole = Math.floor(seconds) || 0;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const front = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  return inDigits(`${front}:${twoDigits(whole % 60)}`, digits);
}

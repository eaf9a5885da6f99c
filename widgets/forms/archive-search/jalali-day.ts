import { typedNumber } from '../../shared/fields/rules/typed-number.ts';

/** Of every 33 years of the Persian calendar eight are leap years: so it is in all years that are read here. */
const isLeapYear = (year: number): boolean => (year * 25 + 11) % 33 < 8;

function daysIn(month: number, year: number): number {
  if (month > 11) return isLeapYear(year) ? 30 : 29;
  return month > 6 ? 30 : 31;
}

/** Tells if a text is a day of the Persian calendar, such as ۱۴۰۵/۰۸/۱۵, in digits of any kind. */
export function isJalaliDay(text: string): boolean {
  const match = /^(1[34]\d\d)[/-](\d\d?)[/-](\d\d?)$/.exec(typedNumber(text));
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year);
}

import fc from 'fast-check';
import { isValidJalaaliDate } from 'jalaali-js';
import { expect, test } from 'vitest';
import { toPersian } from '../../../kernel/convert-digits.ts';
import { isJalaliDay } from './range.ts';

test('dates are valid exactly if the Persian calendar has them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1300, max: 1499 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      fc.constantFrom('/', '-'),
      (year, month, day, separator) => {
        const text = [year, month, day].join(separator);
        expect(isJalaliDay(text)).toBe(isValidJalaaliDate(year, month, day));
        expect(isJalaliDay(toPersian(text))).toBe(isJalaliDay(text));
      },
    ),
    { numRuns: 1000 },
  );
});

test.each(['۱۴۰۵/۰۸/۱۵', '1405-8-5', ' 1405/08/15 ', '١٤٠٥/٠٨/١٥'])('the date %s is valid', text => {
  expect(isJalaliDay(text)).toBe(true);
});

test.each(['۱۴۰۵/۰۷/۳۱', '1405/13/01', '1405/08', '05/08/15', '2026-11-06', '1405/08/15/1', 'دیروز', '', '1405 08 15'])(
  'the date %s is invalid',
  text => {
    expect(isJalaliDay(text)).toBe(false);
  },
);

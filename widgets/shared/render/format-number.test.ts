import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAscii } from '../../../kernel/convert-digits.ts';
import { digits } from '../../../kernel/digits.ts';
import { count, language } from '../testing/arbitraries.ts';
import { formatNumber } from './format-number.ts';

test.each([
  [0, 'fa', '۰'],
  [999, 'fa', '۹۹۹'],
  [1234567, 'fa', '۱,۲۳۴,۵۶۷'],
  [1234567, 'fa-IR', '۱,۲۳۴,۵۶۷'],
  [1234567, 'en', '1,234,567'],
  [1234, 'ar', '1,234'],
  [1234567, 'ckb', '١,٢٣٤,٥٦٧'],
  [1234, 'de', '1,234'],
])('the number %d is formatted for %s as %s', (value, language, shown) => {
  expect(formatNumber(value, language)).toBe(shown);
});

test('server and browser format a number in the same way', () => {
  fc.assert(
    fc.property(count, fc.oneof(language, fc.constantFrom('fa-IR', 'en-GB', 'ckb')), (value, spoken) => {
      document.documentElement.lang = spoken;
      expect(digits.format(value)).toBe(formatNumber(value, spoken));
      expect(toAscii(formatNumber(value, spoken)).replace(/[,٬]/g, '')).toBe(String(value));
    }),
  );
});

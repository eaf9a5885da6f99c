import { expect, test } from 'vitest';
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
])('%d is printed for %s as %s', (value, language, shown) => {
  expect(formatNumber(value, language)).toBe(shown);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAscii, toPersian } from './convert-digits.ts';

describe('digits', () => {
  test('convert between Persian, Arabic-Indic and ASCII', () => {
    expect(toAscii('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ x')).toBe('0123456789 0123456789 x');
    expect(toPersian('0123456789 ٠١٢٣٤٥٦٧٨٩ الف')).toBe('۰۱۲۳۴۵۶۷۸۹ ۰۱۲۳۴۵۶۷۸۹ الف');
  });

  test('survive a round trip in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const ascii = toAscii(text);
        expect(toAscii(toPersian(ascii))).toBe(ascii);
        expect(toPersian(ascii)).not.toMatch(/[0-9]/);
        expect([...toPersian(text)]).toHaveLength([...text].length);
      }),
    );
  });
});

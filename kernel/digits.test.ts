import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Digits } from './types.ts';

async function digitsOn(language: string): Promise<Digits> {
  document.documentElement.lang = language;
  vi.resetModules();
  return (await import('./digits.ts')).digits;
}

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('digits', () => {
  test('convert between Persian, Arabic-Indic and ASCII', async () => {
    const { toAscii, toPersian } = await digitsOn('fa');
    expect(toAscii('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ x')).toBe('0123456789 0123456789 x');
    expect(toPersian('0123456789 ٠١٢٣٤٥٦٧٨٩ الف')).toBe('۰۱۲۳۴۵۶۷۸۹ ۰۱۲۳۴۵۶۷۸۹ الف');
  });

  test('come back unchanged from a round trip, whatever text is around them', async () => {
    const { toAscii, toPersian } = await digitsOn('fa');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const ascii = toAscii(text);
        expect(toAscii(toPersian(ascii))).toBe(ascii);
        expect(toPersian(ascii)).not.toMatch(/[0-9]/);
        expect([...toPersian(text)]).toHaveLength([...text].length);
      }),
    );
  });

  test.each([
    ['fa', 0, '۰'],
    ['fa', 999, '۹۹۹'],
    ['fa', 3411, '۳,۴۱۱'],
    ['fa-IR', 1234567, '۱,۲۳۴,۵۶۷'],
    ['en', 1234567, '1,234,567'],
    ['ar', 3411, '3,411'],
  ])('of a %s page show %d as %s', async (language, value, shown) => {
    const { format } = await digitsOn(language);
    expect(format(value)).toBe(shown);
  });

  test('have a comma before every third digit from the end', async () => {
    const { format } = await digitsOn('en');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), value => {
        expect(format(value)).toMatch(/^\d{1,3}(,\d{3})*$/);
        expect(format(value).replace(/,/g, '')).toBe(String(value));
      }),
    );
  });
});

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
  test.each([
    ['fa-IR', 3411, '۳,۴۱۱'],
    ['ckb', 3411, '٣,٤١١'],
  ])('of a %s page show %d as %s', async (language, value, shown) => {
    const { format } = await digitsOn(language);
    expect(format(value)).toBe(shown);
  });

  test('have a comma after every three digits, counted from the end', async () => {
    const { format } = await digitsOn('en');
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), value => {
        expect(format(value)).toMatch(/^\d{1,3}(,\d{3})*$/);
        expect(format(value).replace(/,/g, '')).toBe(String(value));
      }),
    );
  });
});

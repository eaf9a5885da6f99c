import { expect, test } from 'vitest';
import { foldPersian } from './fold-persian.ts';

test.each([
  ['كرمان', 'کرمان', 'a Kaf of Arabic keyboards'],
  ['فارسي', 'فارسی', 'a Yeh of Arabic keyboards'],
  ['آذربایجان', 'اذربایجان', 'an Alef without its Madda'],
  ['مسئول', 'مسیول', 'a Hamza on its carrier'],
  ['جزء', 'جز', 'a Hamza alone'],
  ['می‌رود', 'میرود', 'a joint'],
  ['چهارمحال و بختیاری', 'چهارمحالوبختیاری', 'spaces'],
  ['مُدَرِّس', 'مدرس', 'harakat'],
  ['کـــتاب', 'کتاب', 'tatweel'],
  ['خانهٔ', 'خانه', 'an Ezafe'],
  ['۱۴۰۵', '1405', 'Persian digits'],
  ['١٤٠٥', '1405', 'Arabic digits'],
  ['Café', 'cafe', 'accents and case'],
])('the spelling %s is compared as %s: %s', (text, same) => {
  expect(foldPersian(text)).toBe(foldPersian(same));
});

test('different words stay different', () => {
  expect(foldPersian('قم')).not.toBe(foldPersian('قلم'));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each(['', 'دریاچهٔ ارومیه', 'نوروز ۱۴۰۵', 'می‌خواهم (دوباره)', 'آب، باد و خاک: ۳'])('the text «%s» needs no isolation in a Persian sentence', text => {
  expect(isolated(text, 'fa')).toBe(text);
});

test.each(['C++', 'iPhone 15 (Pro)', '(ABC)', '+98 21 8890', 'mina@example.com', '۲–۱', '192.168.1.1/24', 'کتاب Go'])(
  'the text «%s» is isolated in a Persian sentence',
  text => {
    expect(isolated(text, 'fa')).toBe(`\u2068${text}\u2069`);
  },
);

test.each(['C++ (v2)', '+98 21 8890', '2–1', 'wind', ''])('the text “%s” needs no isolation in an English sentence', text => {
  expect(isolated(text, 'en')).toBe(text);
});

test('Persian words are isolated in an English sentence', () => {
  expect(isolated('باد (۲)', 'en')).toBe('\u2068باد (۲)\u2069');
});

test('a sentence with an isolated part does not change', () => {
  const name = `جست‌وجوی «${isolated('C++', 'fa')}»`;
  expect(isolated(name, 'fa')).toBe(name);
});

test('an isolated text ends its effect, and isolating it again changes nothing', () => {
  const control = fc.constantFrom('\u202e', '\u2067', '\u2066', '\u2069', '\u200f');
  const typed = fc.array(fc.oneof(fc.string(), control)).map(parts => parts.join(''));
  fc.assert(
    fc.property(typed, fc.constantFrom('fa' as const, 'en' as const), (text, language) => {
      const safe = isolated(text, language);
      expect(safe.replace(/\u2068[^\u2066-\u2069]*\u2069/g, '')).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
      expect(isolated(safe, language)).toBe(safe);
    }),
  );
});

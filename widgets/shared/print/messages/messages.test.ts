import { describe, expect, test } from 'vitest';
import { fa } from './fa.ts';
import { formatNumber } from '../format-number.ts';
import { languages } from '../languages.ts';
import { messagesFor } from './messages.ts';

const codes = Object.keys(languages);
const placeholders = (sentence: string): string[] => (sentence.match(/\{.*?\}/g) ?? []).toSorted();

test('the interface has the languages of SPEC §9.12', () => {
  const specified =
    'ar az azc azl bn bs ckb de en es fa fr ha hi id it ja kmr ku ms my pt ru sw tg tl tr ur zh'.split(' ');
  expect(codes.toSorted()).toEqual(specified);
});

describe.each(codes)('%s', code => {
  const messages = messagesFor(code);

  test('has every sentence, with the placeholders of the Persian one', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(fa).toSorted());
    for (const [name, sentence] of Object.entries(messages) as [keyof typeof fa, string][]) {
      expect(sentence, name).toBe(sentence.trim());
      expect(sentence, name).not.toBe('');
      expect(placeholders(sentence), name).toEqual(placeholders(fa[name]));
    }
  });

  test('has sentences of its own', () => {
    if (code !== 'fa') expect(messages).not.toEqual(fa);
  });

  test('is written in the direction of its script', () => {
    const isArabicScript = /[\u0621-\u06d3]/.test(Object.values(messages).join(''));
    expect(languages[code as keyof typeof languages].direction).toBe(isArabicScript ? 'rtl' : 'ltr');
  });
});

test.each(['', 'xx', 'constructor', '__proto__'])('the language %j speaks Persian, the default', code => {
  expect(messagesFor(code)).toBe(fa);
});

test.each([
  [0, 'fa', '۰'],
  [999, 'fa', '۹۹۹'],
  [1234567, 'fa', '۱,۲۳۴,۵۶۷'],
  [1234567, 'fa-IR', '۱,۲۳۴,۵۶۷'],
  [1234567, 'en', '1,234,567'],
  [1234, 'ar', '1,234'],
  [1234, 'de', '1,234'],
])('%d is printed for %s as %s', (value, language, shown) => {
  expect(formatNumber(value, language)).toBe(shown);
});

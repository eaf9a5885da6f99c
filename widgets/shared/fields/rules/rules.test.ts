import { describe, expect, test } from 'vitest';
import { cellNumber, characterCount, isBlank, isEmail } from './rules.ts';

describe('an e-mail address', () => {
  test.each([
    'sara@dakkeh.ir',
    'Sara.Karimi+news@mail.dakkeh.co.uk',
    "o'neil_1@a-b.example",
    '!#$%&*/=?^`{|}~-@example.org',
    'a@1-2.3.museum',
    'سارا@دکه.ایران',
    'سارا.کریمی@نامه.دکه.ایران',
    'ελένη@παράδειγμα.ελ',
    'ŞEBNEM@ÖRNEK.İSTANBUL',
    'उषा@उदाहरण.भारत',
    '佐藤@例.中国',
    'cafe\u0301@example.com',
    'sara@xn--80ak6aa92e.xn--mgba3a4f16a',
  ])('may be %j', text => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t\n\u00a0'],
    ['two dots in the local part', 'sa..ra@dakkeh.ir'],
    ['an address of numbers', 'sara@127.0.0.1'],
    ['an address in brackets', 'sara@[127.0.0.1]'],
    ['an unfinished ASCII form of a label', 'sara@dakkeh.xn--'],
    ['a line break', 'sara@dakkeh.ir\nbcc:all@dakkeh.ir'],
    ['a second address', 'sara@dakkeh.ir,ali@dakkeh.ir'],
    ['mailto', 'mailto:sara@dakkeh.ir'],
    ['half a character', 'sara\ud83d@dakkeh.ir'],
    ['255 characters', `${'a'.repeat(245)}@dakkeh.ir`],
  ])('may not have %s', (_, text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('has at most 254 characters, not counting spaces around it', () => {
    expect(isEmail(`  ${'a'.repeat(244)}@dakkeh.ir  `)).toBe(true);
  });
});

describe('a cell phone number', () => {
  test.each([
    '09123456789', '+98 0912 345 6789', '9123456789', '+989123456789', '989123456789', '00989123456789',
    '۰۹۱۲۳۴۵۶۷۸۹', '٠٩١٢٣٤٥٦٧٨٩', '۰۹۱۲345٦٧٨٩', ' 0912 345 67 89 ', '0912-345-6789', '(0912) 345.6789',
    '+98 912 345 6789', '\u200e+98\u200f 912\u00a0345\u200c6789',
  ])('in Iran may be written %j', text => {
    expect(cellNumber(text)).toBe('+989123456789');
  });

  test.each([
    ['+49 151 23456789', '+4915123456789'],
    ['0049 151 23456789', '+4915123456789'],
    ['+١ ٢٠٢ ٥٥٥ ٠١٨٢', '+12025550182'],
    ['+1234567', '+1234567'],
    ['+123456789012345', '+123456789012345'],
  ])('of another country may be written %j', (text, number) => {
    expect(cellNumber(text)).toBe(number);
  });

  test.each([
    '', ' ', '+', '00', '02112345678', '0912345678', '091234567890', '+98912345678', '+9821123456789',
    '15123456789', '+0123456789', '+123456', '+1234567890123456', '++989123456789', '0912345678x',
    '۰۹۱۲۳۴۵۶۷۸٪', '०९१२३४५६७८९', '<b>09123456789</b>', '0912+3456789',
  ])('may not be %j', text => {
    expect(cellNumber(text)).toBeNull();
  });
});

test.each([
  ['', 0],
  ['abc', 3],
  ['سلام', 4],
  ['می‌روم', 5],
  ['سَلامٌ', 4],
  ['\u0622', 1],
  ['\u0627\u0653', 1],
  ['e\u0301', 1],
  ['👍', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['👩🏽‍🚀', 1],
  ['❤️', 1],
  ['❤️‍🔥', 1],
  ['🏳️‍🌈', 1],
  ['1️⃣', 1],
  ['🇮🇷', 1],
  ['🇮🇷🇹🇷', 2],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['𐎠𐎡', 2],
  ['a\nb', 3],
  ['a\r\nb', 3],
  ['a\rb', 3],
  ['\r\n\r\n', 2],
  ['\u200e\u200f\u2067\ufeff', 0],
  ['\ud83d', 1],
])('the number of characters of %j is %d', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

describe('a text', () => {
  test.each(['\u3164', '\u2800', '\u115f\u1160\uffa0', '\u034f', '\ufe0f', '\u{e0100}', '\u{1d159}', '\0'])(
    'with only fillers and empty characters is blank: %j',
    text => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['', ' \t\n\u00a0\u3000', '\u200b', '\u200c\u200d\u200e\u200f', '\ufeff', '\u00ad', '\u2066 \u2069', '\u{e0041}'])(
    'with only invisible characters is blank: %j',
    text => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['0', '.', '‌آ', '\u0301', '👍', '\ud83d'])('with a visible character is not blank: %j', text => {
    expect(isBlank(text)).toBe(false);
  });
});

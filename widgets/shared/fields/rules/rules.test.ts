import { describe, expect, test } from 'vitest';
import { cellNumber, characterCount, isBlank, isEmail } from './rules.ts';

describe('an e-mail address', () => {
  test.each([
    'sara@dakkeh.ir',
    'SARA@DAKKEH.IR',
    'Sara.Karimi+news@mail.dakkeh.co.uk',
    "o'neil_1@a-b.example",
    '!#$%&*/=?^`{|}~-@example.org',
    '1@2.ir',
    'a@1-2.3.museum',
    'سارا@دکه.ایران',
    'سارا.کریمی@نامه.دکه.ایران',
    'ελένη@παράδειγμα.ελ',
    'ŞEBNEM@ÖRNEK.İSTANBUL',
    'उषा@उदाहरण.भारत',
    '佐藤@例.中国',
    'cafe\u0301@example.com',
    'sara@xn--80ak6aa92e.xn--mgba3a4f16a',
    '  sara@dakkeh.ir\t\n',
  ])('may be %j', text => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t\n\u00a0'],
    ['no @', 'sara.dakkeh.ir'],
    ['two @', 'sara@news@dakkeh.ir'],
    ['no local part', '@dakkeh.ir'],
    ['no domain', 'sara@'],
    ['a domain without a dot', 'sara@dakkeh'],
    ['a dot in front', '.sara@dakkeh.ir'],
    ['a dot before the @', 'sara.@dakkeh.ir'],
    ['two dots in the local part', 'sa..ra@dakkeh.ir'],
    ['two dots in the domain', 'sara@dakkeh..ir'],
    ['a dot after the @', 'sara@.dakkeh.ir'],
    ['a dot at the end', 'sara@dakkeh.ir.'],
    ['a dash at the start of a label', 'sara@-dakkeh.ir'],
    ['a dash at the end of a label', 'sara@dakkeh-.ir'],
    ['a top-level label of one letter', 'sara@dakkeh.i'],
    ['digits in the top-level label', 'sara@dakkeh.ir2'],
    ['Persian digits in the top-level label', 'sara@dakkeh.ایران۲'],
    ['an address of numbers', 'sara@127.0.0.1'],
    ['an address in brackets', 'sara@[127.0.0.1]'],
    ['an unfinished ASCII form of a label', 'sara@dakkeh.xn--'],
    ['a blank in the local part', 'sa ra@dakkeh.ir'],
    ['a blank in the domain', 'sara@dak keh.ir'],
    ['a line break', 'sara@dakkeh.ir\nbcc:all@dakkeh.ir'],
    ['a second address', 'sara@dakkeh.ir,ali@dakkeh.ir'],
    ['a name', 'سارا <sara@dakkeh.ir>'],
    ['a quoted local part', '"sara"@dakkeh.ir'],
    ['markup', '<b>sara@dakkeh.ir</b>'],
    ['mailto', 'mailto:sara@dakkeh.ir'],
    ['a null character', 'sara\u0000@dakkeh.ir'],
    ['an invisible direction', 'sara@dakkeh.\u202eri'],
    ['half a character', 'sara\ud83d@dakkeh.ir'],
    ['255 characters', `${'a'.repeat(245)}@dakkeh.ir`],
  ])('may not be one with %s', (_, text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('has 254 characters at most, blanks around it aside', () => {
    expect(isEmail(`  ${'a'.repeat(244)}@dakkeh.ir  `)).toBe(true);
  });

  // A test that takes longer than vitest waits has failed.
  test.each(['a', 'a.', 'a@', '@', 'a@a.', 'a@a-', '-', ' ', 'ی', '\u0301', '!'])(
    'is not searched for in half a million times %j',
    part => {
      expect(isEmail(part.repeat(500_000))).toBe(false);
      expect(isEmail(`a@${part.repeat(126 / part.length)}!`)).toBe(false);
      expect(isEmail(`a@b.${part.repeat(240 / part.length)}!`)).toBe(false);
    },
  );
});

describe('a cell phone number', () => {
  test.each([
    '09123456789',
    '+98 0912 345 6789',
    '9123456789',
    '+989123456789',
    '989123456789',
    '00989123456789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '٠٩١٢٣٤٥٦٧٨٩',
    '۰۹۱۲345٦٧٨٩',
    ' 0912 345 67 89 ',
    '0912-345-6789',
    '(0912) 345.6789',
    '+98 912 345 6789',
    '\u200e+98\u200f 912\u00a0345\u200c6789',
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
    '',
    ' ',
    '+',
    '00',
    '02112345678',
    '0912345678',
    '091234567890',
    '+98912345678',
    '+9821123456789',
    '15123456789',
    '+0123456789',
    '+123456',
    '+1234567890123456',
    '++989123456789',
    '0912345678x',
    '۰۹۱۲۳۴۵۶۷۸٪',
    '०९१२३४५६७८९',
    '<b>09123456789</b>',
    '0912+3456789',
  ])('may not be %j', text => {
    expect(cellNumber(text)).toBeNull();
  });

  test('is not searched for long', () => {
    for (const part of ['0', '+', '-', ' ', '۹', '98']) expect(cellNumber(part.repeat(500_000))).toBeNull();
  });
});

describe('the number of characters', () => {
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
  ])('of %j is %d', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });
});

describe('a text', () => {
  test.each(['\u3164', '\u2800', '\u115f\u1160\uffa0', '\u034f', '\ufe0f', '\u{e0100}', '\u{1d159}', '\0'])(
    'of fillers and empty signs alone is blank: %j',
    text => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['', ' \t\n\u00a0\u3000', '\u200b', '\u200c\u200d\u200e\u200f', '\ufeff', '\u00ad', '\u2066 \u2069', '\u{e0041}'])(
    'of nothing that can be seen is blank: %j',
    text => {
      expect(isBlank(text)).toBe(true);
    },
  );

  test.each(['0', '.', '‌آ', '\u0301', '👍', '\ud83d'])('with anything to see is not: %j', text => {
    expect(isBlank(text)).toBe(false);
  });
});

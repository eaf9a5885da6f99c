import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentence } from '../testing/arbitraries.ts';
import { print } from '../testing/page.ts';
import { fieldOf, idOf, numberOf, textOf, withNumber } from './parse.ts';

describe('an id', () => {
  test.each(['0', '12', '007', ' 12\n'])('may be %j', value => {
    expect(idOf(value, 'id')).toBe(value.trim());
  });

  test.each([undefined, null, '', ' ', '-1', '1.5', '1e3', '12a', '۱۲', '1 2', '<b>'])('may not be %j', value => {
    expect(() => idOf(value, 'data-id')).toThrow(
      expect.objectContaining({ name: 'MarkupError', message: `data-id="${value?.trim() ?? ''}" is not an id` }),
    );
  });
});

test('any text is read as a valid id or number, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double().map(String), sentence, fc.string()), text => {
      for (const read of [idOf, numberOf]) {
        try {
          expect(String(read(text, 'value'))).toMatch(read === idOf ? /^[0-9]+$/ : /^[0-9.e+-]+$/);
          expect(Number(read(text, 'value'))).toBeGreaterThanOrEqual(0);
        } catch (error) {
          expect(error).toHaveProperty('name', 'MarkupError');
        }
      }
    }),
  );
});

describe('a number', () => {
  test.each([
    ['12', 12], ['3.5', 3.5], [' 7 ', 7], ['', 0], [undefined, 0], [null, 0],
  ])('%j means %d', (value, number) => {
    expect(numberOf(value, 'count')).toBe(number);
  });

  test.each(['-1', 'many', '1,234', '۱۲', 'NaN', 'Infinity', '-Infinity', '1e999'])('may not be %j', value => {
    expect(() => numberOf(value, 'data-like')).toThrow(
      expect.objectContaining({ name: 'MarkupError', message: `data-like="${value}" is not a number` }),
    );
  });
});

test('texts are trimmed, and empty if there is no match', () => {
  const box = print('<div><p class="a">\n آ <b>ب</b> </p><p class="a">second</p></div>');
  expect(textOf(box, '.a')).toBe('آ ب');
  expect(textOf(box, '.b')).toBe('');
});

test('fields are found by name', () => {
  const box = print('<div><input name="newsId" value="12"></div>');
  expect(fieldOf(box, 'newsId')).toBe('12');
  expect(fieldOf(box, 'other')).toBeUndefined();
});

test('a number replaces its placeholder in a label', () => {
  expect(withNumber('{n} نفر', '۱۲')).toBe('۱۲ نفر');
  expect(withNumber('people', '12')).toBe('people');
});

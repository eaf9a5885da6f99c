import { expect, test } from 'vitest';
import { address, filled, integer, list, numeric, text } from './schemas.ts';

test.each([[12, 12], ['12', 12], [0, 0], ['007', 7]])('the schema reads %j as the number %d', (printed, means) => {
  expect(numeric.parse(printed)).toBe(means);
});

test.each([null, undefined, '', '-1', '1.5', 'many', true, {}])('the schema refuses %j as a number', printed => {
  expect(numeric.safeParse(printed).success).toBe(false);
});

test.each([['a', 'a'], [12, '12'], ['', ''], [null, ''], [undefined, '']])('the schema reads %j as the text "%s"', (printed, means) => {
  expect(text.parse(printed)).toBe(means);
});

test.each([true, {}, []])('the schema reads %j as an empty text', printed => {
  expect(text.parse(printed)).toBe('');
});

test('a list drops invalid items, unless all are invalid', () => {
  const words = list(filled);
  expect(words.parse(['a', null, '', 7, {}])).toEqual(['a', '7']);
  expect([words.parse(null), words.parse([])]).toEqual([[], []]);
  for (const none of [[''], [null, {}], {}, undefined]) expect(words.safeParse(none).success).toBe(false);
});

test.each([[5, 5], ['-2', -2], [-2, -2], ['0', 0]])('the schema reads %j as the integer %d', (printed, means) => {
  expect(integer.parse(printed)).toBe(means);
});

test.each([null, 'many', {}, [5], true, '1.5'])('the schema refuses %j as an integer', printed => {
  expect(integer.safeParse(printed).success).toBe(false);
});

test.each(['/news/7', '/', 'https://dakkeh.example/7', 'http://localhost'])('the schema accepts %s as a URL', printed => {
  expect(address.safeParse(printed).success).toBe(true);
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'news/7', '', null])('the schema refuses %j as a URL', printed => {
  expect(address.safeParse(printed).success).toBe(false);
});

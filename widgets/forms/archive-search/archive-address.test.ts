import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveAddress, hasQuery } from './archive-address.ts';

/** The documented rules in order: a parameter, its source, and the condition for it. */
const table = [
  ['tp', 'topic', 'greater than 0'],
  ['ty', 'newsType', 'greater than 0'],
  ['pl', 'place, otherwise pl', 'present'],
  ['kw', 'keyword', 'present'],
  ['jr', 'journalist', 'present'],
  ['all', 'all', 'present'],
  ['ni', 'ni', 'present'],
  ['nl', 'nl', 'present'],
  ['ms', 'mosaic', 'present'],
  ['ps', 'ps', 'present'],
  ['dy', 'day', 'greater than 0'],
  ['mn', 'month', 'greater than 0'],
  ['yr', 'year', 'greater than 0'],
] as const;

const amount = fc.oneof(fc.constantFrom('', '0', '-1', 'NaN'), fc.integer({ min: -3, max: 2000 }).map(String));
const words = fc.oneof(
  fc.constantFrom('', ' ', 'باد گیر', '&all=x', '۱۴۰۵', '%', '#', '\u200c'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
/** A place name must not be a number, which would be an id. */
const placeName = words.filter(text => text.trim() === '' || Number.isNaN(Number(text)));

const values = fc.record(
  Object.fromEntries(
    table.map(([name, , rule]) => [name, name === 'pl' ? placeName : rule === 'present' ? words : amount]),
  ),
);

/** Value of the chosen place, if there is a select for places. */
const chosenPlace = amount.filter(value => value !== 'NaN');

const formOf = (fields: Readonly<Record<string, string>>, place = ''): URLSearchParams =>
  new URLSearchParams([['pl', place], ...Object.entries(fields)]);

/** Returns the expected parameters according to the table. */
function expected(fields: Readonly<Record<string, string>>, place: string): [string, string][] {
  const rows = table.flatMap(([name, , rule]): [string, string][] => {
    const value = name === 'pl' && Number(place) > 0 ? place : (fields[name] ?? '');
    const isThere = rule === 'present' ? value.trim() !== '' : Number(value) > 0;
    return isThere ? [[name, value.trim()]] : [];
  });
  return [['pi', '1'], ...rows];
}

const queryOf = (address: string): [string, string][] => [...new URL(address, 'https://news.example').searchParams];

test('a URL has exactly the parameters of the table, in order', () => {
  fc.assert(
    fc.property(values, chosenPlace, (fields, place) => {
      const address = archiveAddress(formOf(fields, place), '/archive', 'https://news.example/archive');
      expect(queryOf(address)).toEqual(expected(fields, place));
    }),
  );
});

test.each([
  ['https://news.example/archive?pi=1', '/archive', '/archive?pi=1'],
  ['https://news.example/', '/archive', '/archive?pi=1'],
  ['https://news.example/news/1001', '/marchive', '/archive?pi=1'],
  ['https://news.example/marchive', '/archive', '/marchive?pi=1'],
  ['https://news.example/mediaArchive?pi=2', '/mediaArchive', '/marchive?pi=1'],
  ['https://news.example/en/marchive', '/en/marchive', '/en/marchive?pi=1'],
  ['https://news.example/en/archive', '/en/archive', '/en/archive?pi=1'],
  ['https://news.example/mediaarchive', '/archive', '/archive?pi=1'],
])('the path of a form on %s that leads to %s is %s', (page, action, address) => {
  expect(archiveAddress(new URLSearchParams(), action, page)).toBe(address);
});

test('parameters of our own archive come after those of the table', () => {
  const form = new URLSearchParams('sort=oldest&advanced=1&to=1405/08/30&from=1405/08/01&range=custom&yr=1405&tp=3');
  expect(archiveAddress(form, '/archive', '')).toBe(
    '/archive?pi=1&tp=3&yr=1405&range=custom&from=1405%2F08%2F01&to=1405%2F08%2F30&sort=oldest',
  );
  expect(archiveAddress(new URLSearchParams('advanced=0&range=&sort='), '/archive', '')).toBe('/archive?pi=1');
});

test.each([
  ['mn=0&yr=1405', '?pi=1&yr=1405'],
  ['tp=3', '?pi=1&tp=3&advanced=1'],
  ...['ty=1', 'kw=x', 'jr=x', 'ni=x', 'nl=x', 'ps=x', 'dy=1', 'mn=1'].map((query): [string, string] => [query, `?pi=1&${query}`]),
] satisfies [string, string][])('an address says that the advanced fields are open when %s does not', (query, address) => {
  expect(archiveAddress(new URLSearchParams(`${query}&advanced=1`), '/archive', '')).toBe(`/archive${address}`);
});

test('a URL leaves out unknown fields and the page number', () => {
  expect(archiveAddress(new URLSearchParams('pi=7&token=x&all=باد'), '/archive', '')).toBe(
    `/archive?pi=1&all=${encodeURIComponent('باد')}`,
  );
});

test.each([
  ['all=باد', true],
  ['tp=3', true],
  ['range=week', true],
  ['', false],
  ['all=+&tp=0&yr=', false],
  ['sort=oldest&ms=1&advanced=1', false],
])('a URL with %s contains a search: %s', (query, isAsked) => {
  expect(hasQuery(new URLSearchParams(query))).toBe(isAsked);
});

import { expect, test } from 'vitest';
import { askedPages, commandLine, givenOr, listOf, pagesFor, readArguments, wholeNumber } from './arguments.ts';

const paths = (pages: readonly { path: string }[]): string[] => pages.map(({ path }) => path);

test('pagesFor names each page once, by path and query, and defaults to our first two pages', () => {
  const given = ['https://gazette.example/?p=5', 'https://gazette.example/about', 'https://other.example/about', './public'];
  expect(paths(pagesFor(undefined, given))).toEqual(['/?p=5', '/about', '/']);
  expect(paths(pagesFor(undefined, []))).toEqual(['/', '/news/1001']);
});

test('givenOr prefers given variants, and refuses none at all', () => {
  expect(givenOr(['preact'], ['./public'])).toEqual(['./public']);
  expect(givenOr(['preact'], [])).toEqual(['preact']);
  expect(() => givenOr([], [])).toThrow('Say what is to be visited');
});

test('readArguments refuses an unknown option and lists the known ones', () => {
  expect(() => readArguments(['--rouns', '3'], { rounds: { type: 'string' }, seed: { type: 'string' } })).toThrow(
    /--rouns.*There are --rounds, --seed\./,
  );
});

test('readArguments lists a command\'s options for --help', () => {
  const options = { rounds: { type: 'string' }, pages: { type: 'string', multiple: true }, quiet: { type: 'boolean' } } as const;
  expect(() => readArguments(['home', '--help'], options)).toThrow('  --rounds <value>\n  --pages <value> …\n  --quiet');
});

test('an option refuses text instead of a number, with a message', () => {
  expect(wholeNumber('rounds', '40')).toBe(40);
  for (const text of ['0', '-1', '1.5', 'many', '']) {
    expect(() => wholeNumber('rounds', text)).toThrow('it has to be a whole number from 1 on');
  }
});

test('listOf drops empty items', () => {
  expect(listOf(' home, article,,')).toEqual(['home', 'article']);
});

test('askedPages accepts names and paths', () => {
  expect(askedPages('home,/news/7')).toEqual([{ name: 'home', path: '/' }, { name: '/news/7', path: '/news/7' }]);
  expect(() => askedPages('hom')).toThrow('There is no page "hom": there are home, article');
});

test('commandLine quotes arguments for a shell', () => {
  expect(commandLine('run', ['--pages', 'home', "it's"])).toBe(String.raw`npm run bench -- run --pages home 'it'\''s'`);
});

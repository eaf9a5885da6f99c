import { expect, test } from 'vitest';
import { commandLine, listOf, readArguments, wholeNumber } from './arguments.ts';
import { askedPages } from './asked-pages.ts';

test('an option that is not known is refused with those that are', () => {
  expect(() => readArguments(['--rouns', '3'], { rounds: { type: 'string' }, seed: { type: 'string' } })).toThrow(
    /--rouns.*There are --rounds, --seed\./,
  );
});

test('the options of a command are told who asks for them', () => {
  const options = { rounds: { type: 'string' }, pages: { type: 'string', multiple: true }, quiet: { type: 'boolean' } } as const;
  expect(() => readArguments(['home', '--help'], options)).toThrow('  --rounds <value>\n  --pages <value> …\n  --quiet');
});

test('numbers that are none are refused with a sentence', () => {
  expect(wholeNumber('rounds', '40')).toBe(40);
  for (const text of ['0', '-1', '1.5', 'many', '']) {
    expect(() => wholeNumber('rounds', text)).toThrow('it has to be a whole number from 1 on');
  }
});

test('a list has no empty items', () => {
  expect(listOf(' home, article,,')).toEqual(['home', 'article']);
});

test('pages are asked for by name or path', () => {
  expect(askedPages('home,/news/7')).toEqual([{ name: 'home', path: '/' }, { name: '/news/7', path: '/news/7' }]);
  expect(() => askedPages('hom')).toThrow('There is no page "hom": there are home, article');
});

test('a command line can be pasted into a shell', () => {
  expect(commandLine('run', ['--pages', 'home', "it's"])).toBe(String.raw`npm run bench -- run --pages home 'it'\''s'`);
});

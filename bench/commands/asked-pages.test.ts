import { expect, test } from 'vitest';
import { askedPages, givenOr, pagesFor, pagesForBoth } from './asked-pages.ts';

const paths = (pages: readonly { path: string }[]): string[] => pages.map(({ path }) => path);

test('addresses name their pages, each once and with their query; a folder has its first page', () => {
  const given = ['https://gazette.example/?p=5', 'https://gazette.example/about', 'https://other.example/about', './public'];
  expect(paths(pagesFor(undefined, given))).toEqual(['/?p=5', '/about', '/']);
});

test('pages that are asked for come before those of addresses', () => {
  expect(paths(pagesFor('article,/about', ['https://gazette.example/']))).toEqual(['/news/1001', '/about']);
  expect(() => askedPages('about')).toThrow('There is no page "about": there are home, article');
});

test('two refs are compared on pages of ours, two addresses on theirs', () => {
  expect(paths(pagesForBoth(undefined, ['main', '.']))).toEqual(['/', '/news/1001']);
  expect(paths(pagesForBoth(undefined, ['https://gazette.example/about', 'https://staging.example/about']))).toEqual(['/about']);
});

test('what was given goes before what is ours, and neither is a sentence', () => {
  expect(givenOr(['preact'], ['./public'])).toEqual(['./public']);
  expect(givenOr(['preact'], [])).toEqual(['preact']);
  expect(() => givenOr([], [])).toThrow('Say what is to be visited');
});

import { expect, test } from 'vitest';
import { givenOr, pagesFor } from './asked-pages.ts';

const paths = (pages: readonly { path: string }[]): string[] => pages.map(({ path }) => path);

test('addresses name their pages, each once and with their query; without any, there are our two first ones', () => {
  const given = ['https://gazette.example/?p=5', 'https://gazette.example/about', 'https://other.example/about', './public'];
  expect(paths(pagesFor(undefined, given))).toEqual(['/?p=5', '/about', '/']);
  expect(paths(pagesFor(undefined, []))).toEqual(['/', '/news/1001']);
});

test('given pages come before our own, and no page at all is refused', () => {
  expect(givenOr(['preact'], ['./public'])).toEqual(['./public']);
  expect(givenOr(['preact'], [])).toEqual(['preact']);
  expect(() => givenOr([], [])).toThrow('Say what is to be visited');
});

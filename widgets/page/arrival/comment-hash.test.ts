import { expect, test, vi } from 'vitest';
import { print, withFreshPages } from '../../shared/testing/page.ts';
import { pageOfComment } from './comment-hash.ts';

withFreshPages();

const site = 'https://dakkeh.example';
const here = '<p id="comment-31"></p>';
const paged = `<section data-widget="comments" data-comment-url="/news/12?comment={id}#comment-{id}">${here}</section>`;

test('a comment that is not here is on the page that its box names', () => {
  print(paged);
  expect(pageOfComment(new URL(`${site}/news/12#comment-7`))).toBe(`${site}/news/12?comment=7#comment-7`);
});

test('a comment that is folded is unfolded, and no other fold is', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  print(`<details id="other"><p></p></details><details id="rest"><p id="comment-31"></p></details>`);
  pageOfComment(new URL(`${site}/news/12#comment-31`));
  expect([...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id)).toEqual(['rest']);
  expect(scroll).toHaveBeenCalledOnce();
});

test.each([
  ['a comment that is here', paged, '/news/12#comment-31'],
  ['a comment that is on no page', paged, '/news/12?comment=7#comment-7'],
  ['a comment of a newsroom that has them all on one page', `<section>${here}</section>`, '/news/12#comment-7'],
  ['another place', paged, '/news/12#comment-form'],
  ['no place', paged, '/news/12'],
])('a hash that leads to %s leads to no other page', (_, markup, address) => {
  print(markup);
  expect(pageOfComment(new URL(site + address))).toBeNull();
});
